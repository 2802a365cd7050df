import type { ReactNode } from "react";
import type { ChartView } from "../../../model/tool-result.ts";
import { LimitMark } from "./fills.tsx";

/** A measured value as a bar with the limit as a mark; both are labeled with their figures. */
export function BulletChart({ chart }: { readonly chart: ChartView }): ReactNode {
  const [measured, limit] = chart.parts;
  if (!measured || !limit) return null;
  // A little room past the longer of the two, so that the mark is never at the very edge.
  const [value, most] = [measured.value, limit.value];
  const axisEnd = Math.max(value ?? 0, most ?? 0, 1) * 1.08;
  const at = (value: number): string => `${Math.max(0, (value / axisEnd) * 100)}%`;
  return (
    <div className="grid gap-1 text-sm leading-snug">
      <p className="flex flex-wrap justify-between gap-x-6">
        <span>{measured.label}</span>
        <span className="tabular-nums">{measured.formatted}</span>
      </p>
      <svg aria-hidden className="block h-[28px] w-full overflow-visible">
        <rect y="4" width="100%" height="20" className="fill-well stroke-rule forced:stroke-[CanvasText]" />
        {value !== null && <rect y="4" width={at(value)} height="20" className="fill-ink forced:fill-[CanvasText]" />}
        {most !== null && <LimitMark at={at(most)} y1={0} y2={28} />}
      </svg>
      <p className="flex flex-wrap justify-between gap-x-6">
        <span className="flex items-center gap-2">
          {most !== null && <span aria-hidden className="inline-block h-[20px] border-s-3 border-ink" />}
          {limit.label}
        </span>
        <span className="tabular-nums">{limit.formatted}</span>
      </p>
    </div>
  );
}
