import { useId } from "react";
import type { ReactNode } from "react";
import type { ChartView } from "../../../model/tool-result.ts";
import { classes } from "../../primitives/classes.ts";
import { FillPatterns, FillSwatch, fillOf } from "./fills.tsx";
import { shareTexts, barSegments } from "./scale.ts";

type Props = {
  readonly chart: ChartView;
  /** Index of the part in solid ink. */
  readonly asked?: number;
};

/** The fill of a part: solid for the one that was asked for, the others in order. */
const fillIndex = (part: number, asked: number): number => (part === asked ? 0 : part < asked ? part + 1 : part);

/** A stacked bar with the name, figure and share of each part; of two parts, each is named below its own end. */
export function StackedBar({ chart: { parts }, asked = 0 }: Props): ReactNode {
  const base = useId();
  const spans = barSegments(parts.map(({ value }) => Math.max(0, value ?? 0)));
  const shares = shareTexts(spans.map(({ size }) => size));
  // No share is known until all parts are.
  const isWhole = parts.every(({ value }) => value !== null);
  const isPair = parts.length === 2;
  return (
    <>
      <svg aria-hidden className="block h-9 w-full">
        <FillPatterns base={base} />
        {spans.map(
          ({ from, size }, index) =>
            parts[index]?.value !== null && (
              <rect
                key={index}
                x={`${from}%`}
                width={`${size}%`}
                height="100%"
                fill={fillOf(base, fillIndex(index, asked))}
                className="stroke-paper stroke-2 forced:stroke-[CanvasText]"
              />
            ),
        )}
      </svg>
      <ul
        className={classes(
          "text-sm leading-snug",
          isPair ? "grid gap-1 @md:flex @md:justify-between @md:gap-6" : "grid gap-1",
        )}
      >
        {parts.map(({ label, value, formatted }, index) => (
          <li key={label} className="flex gap-2">
            {value === null ? (
              <span aria-hidden className="size-4 shrink-0" />
            ) : (
              <FillSwatch base={base} at={fillIndex(index, asked)} />
            )}
            <span className={classes("grow", !isPair && "flex flex-wrap justify-between gap-x-4")}>
              <span className={classes(isPair && "block")}>{label}</span>{" "}
              <span className={classes("tabular-nums", index === asked && "font-semibold")}>
                {formatted} {isWhole && <span className="font-normal text-soft">({shares[index]})</span>}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
