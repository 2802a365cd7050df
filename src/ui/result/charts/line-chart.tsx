import type { ReactNode } from "react";
import type { ChartView } from "../../../model/tool-result.ts";
import { chartRange } from "./scale.ts";

/** A figure along another, over a line at zero; first and last points and both ends of the scale are named. */
export function LineChart({ chart }: { readonly chart: ChartView }): ReactNode {
  const { axes } = chart;
  const points = chart.points.flatMap(({ y, ...point }) => (y === null ? [] : [{ ...point, y }]));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const xs = points.map(({ x }) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const { least, most } = chartRange(points.map(({ y }) => y));
  const across = (x: number): number => ((x - left) / (right - left || 1)) * 100;
  const up = (y: number): number => 100 - ((y - least) / (most - least)) * 100;
  const path = points.map(({ x, y }) => `${across(x)},${up(y)}`).join(" ");
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap justify-between gap-x-6 text-sm">
        <span>{axes.y}</span>
        <span className="tabular-nums">
          {first.formattedY} → {last.formattedY}
        </span>
      </p>
      <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="h-48 w-full overflow-visible">
        <line
          x1="0"
          x2="100"
          y1={up(0)}
          y2={up(0)}
          vectorEffect="non-scaling-stroke"
          className="stroke-edge forced:stroke-[CanvasText]"
        />
        <polyline
          points={path}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-accent stroke-3 forced:stroke-[CanvasText]"
        />
      </svg>
      <p className="flex justify-between gap-6 text-sm tabular-nums">
        <span>{first.formattedX}</span>
        <span className="text-soft">{axes.x}</span>
        <span>{last.formattedX}</span>
      </p>
    </div>
  );
}
