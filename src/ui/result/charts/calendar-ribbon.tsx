import { useId } from "react";
import type { ReactNode } from "react";
import { result as words } from "../../../i18n/en/result.ts";
import type { ShownChart } from "../../../model/tool-result.ts";
import { Fills, Swatch, fillOf } from "./fills.tsx";

const WEEK = 7;
const CELL = 20;
// Up to so many weeks the letter of each day can be read.
const LETTERED = 10;

const letterOf = (part: number): string => (part < 0 ? "" : String.fromCharCode(65 + part));

/** Days in columns of a week, each filled by whom or what it belongs to; a letter says the same where there is room. */
export function CalendarRibbon({ chart }: { readonly chart: ShownChart }): ReactNode {
  const base = useId();
  const { days, parts } = chart;
  const weeks = Math.ceil(days.length / WEEK);
  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 0 ${weeks * CELL} ${WEEK * CELL}`}
        className="w-full"
        style={{ maxWidth: `${weeks * 40}px` }}
      >
        <Fills base={base} />
        {days.map((part, day) => {
          const [x, y] = [Math.floor(day / WEEK) * CELL, (day % WEEK) * CELL];
          return (
            <g key={day}>
              <rect
                x={x + 1}
                y={y + 1}
                width={CELL - 2}
                height={CELL - 2}
                fill={part < 0 ? "none" : fillOf(base, part)}
                className="stroke-edge forced:stroke-[CanvasText]"
              />
              {weeks <= LETTERED && part >= 0 && (
                <>
                  <circle cx={x + CELL / 2} cy={y + CELL / 2} r="6.5" className="fill-paper forced:fill-[Canvas]" />
                  <text
                    x={x + CELL / 2}
                    y={y + CELL / 2}
                    textAnchor="middle"
                    dominantBaseline="central"
                    className="fill-ink text-[9px] font-semibold forced:fill-[CanvasText]"
                  >
                    {letterOf(part)}
                  </text>
                </>
              )}
            </g>
          );
        })}
      </svg>
      <ul className="grid gap-1">
        {parts.map(({ label }, at) => (
          <li key={label} className="flex gap-3">
            <Swatch base={base} at={at} />
            <span className="grow">
              {letterOf(at)}: {label}
            </span>
            <span className="tabular-nums">{words.days(days.filter((part) => part === at).length)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
