import { useId } from "react";
import type { ReactNode } from "react";
import type { ChartPartView, ChartView } from "../../../model/tool-result.ts";
import { FillPatterns, FillSwatch, LIGHT, LimitMark, SOLID, fillOf } from "./fills.tsx";

// A figure many times the limit would leave nothing of the other bars; its bar ends at the edge.
const MAX_TIMES_LIMIT = 3;

const fillIndex = ({ isLight }: ChartPartView): number => (isLight ? LIGHT : SOLID);

/** Figures one below the other, each with its label; a mark across all of them where there is a limit. */
export function BarChart({ chart: { parts, limit, legend } }: { readonly chart: ChartView }): ReactNode {
  const base = useId();
  const mark = limit?.value ?? null;
  const longest = Math.max(1, mark ?? 0, ...parts.map(({ value }) => value ?? 0));
  const axisEnd = (mark === null ? longest : Math.min(longest, mark * MAX_TIMES_LIMIT)) * 1.04;
  const at = (value: number): string => `${Math.min(100, Math.max(0, (value / axisEnd) * 100))}%`;
  const fills = [SOLID, LIGHT].filter((fill) => parts.some((part) => fillIndex(part) === fill));
  return (
    <div className="grid gap-1 text-sm leading-snug">
      {parts.map((part, index) => (
        <div key={index}>
          <p className="flex flex-wrap justify-between gap-x-6">
            <span>{part.label}</span>
            <span className="tabular-nums">{part.formatted}</span>
          </p>
          <svg aria-hidden className="block h-4 w-full overflow-visible">
            {index === 0 && <FillPatterns base={base} />}
            <rect width="100%" height="100%" className="fill-well forced:stroke-[CanvasText]" />
            {part.value !== null && (
              <rect
                width={at(part.value)}
                height="100%"
                fill={fillOf(base, fillIndex(part))}
                className="stroke-accent forced:stroke-[CanvasText]"
              />
            )}
            {mark !== null && <LimitMark at={at(mark)} y1={-2} y2={18} />}
          </svg>
        </div>
      ))}
      {(legend || limit) && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {legend &&
            fills.map((fill) => (
              <li key={fill} className="flex gap-2">
                <FillSwatch base={base} at={fill} />
                {fill === SOLID ? legend.solid : legend.light}
              </li>
            ))}
          {limit && (
            <li className="flex items-center gap-2 tabular-nums">
              <span aria-hidden className="inline-block h-4 border-s-3 border-ink" />
              {limit.label} {limit.formatted}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
