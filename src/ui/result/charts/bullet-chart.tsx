import type { ReactNode } from "react";
import type { ChartView } from "../../../model/tool-result.ts";

/** A measured value as a bar with the limit as a mark; both are labeled with their figures. */
export function BulletChart({ chart }: { readonly chart: ChartView }): ReactNode {
  const [measured, limit] = chart.parts;
  if (!measured || !limit) return null;
  // A little room past the longer of the two, so that the mark is never at the very edge.
  const [value, most] = [measured.value, limit.value];
  const axisEnd = Math.max(value ?? 0, most ?? 0, 1) * 1.08;
  const at = (value: number): string => `${Math.max(0, (value / axisEnd) * 100)}%`;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap justify-between gap-x-6 leading-snug">
        <span>{measured.label}</span>
        <span className="tabular-nums">{measured.shown}</span>
      </p>
      <svg aria-hidden className="h-9 w-full overflow-visible">
        <rect y="6" width="100%" height="24" className="fill-well stroke-rule forced:stroke-[CanvasText]" />
        {value !== null && (
          <rect y="6" width={at(value)} height="24" className="fill-accent forced:fill-[CanvasText]" />
        )}
        {most !== null && (
          <line x1={at(most)} x2={at(most)} y1="0" y2="36" className="stroke-ink stroke-3 forced:stroke-[CanvasText]" />
        )}
      </svg>
      <p className="flex flex-wrap justify-between gap-x-6 leading-snug">
        <span className="flex items-center gap-2">
          {most !== null && <span aria-hidden className="inline-block h-5 border-s-3 border-ink" />}
          {limit.label}
        </span>
        <span className="tabular-nums">{limit.shown}</span>
      </p>
    </div>
  );
}
