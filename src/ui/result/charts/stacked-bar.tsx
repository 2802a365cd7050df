import { useId } from "react";
import type { ReactNode } from "react";
import type { ChartView } from "../../../model/tool-result.ts";
import { FillPatterns, FillSwatch, fillOf } from "./fills.tsx";
import { shareTexts, barSegments } from "./scale.ts";

/** A stacked bar; each part is listed below with its figure and share. */
export function StackedBar({ chart }: { readonly chart: ChartView }): ReactNode {
  const base = useId();
  const sizes = chart.parts.map(({ value }) => Math.max(0, value ?? 0));
  const spans = barSegments(sizes);
  const shares = shareTexts(spans.map(({ size }) => size));
  // No share is known until all parts are.
  const isWhole = chart.parts.every(({ value }) => value !== null);
  return (
    <>
      <svg aria-hidden className="h-9 w-full">
        <FillPatterns base={base} />
        {spans.map(
          ({ from, size }, index) =>
            chart.parts[index]?.value !== null && (
              <rect
                key={index}
                x={`${from}%`}
                width={`${size}%`}
                height="100%"
                fill={fillOf(base, index)}
                className="stroke-paper stroke-2 forced:stroke-[CanvasText]"
              />
            ),
        )}
      </svg>
      <ul className="grid gap-1 leading-snug">
        {chart.parts.map(({ label, value, shown }, index) => (
          <li key={label} className="flex gap-3">
            {value === null ? <span aria-hidden className="size-5 shrink-0" /> : <FillSwatch base={base} at={index} />}
            <span className="grow">{label}</span>
            <span className="text-end tabular-nums">
              {shown} {isWhole && <span className="text-sm text-soft">({shares[index]})</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
