import { useId } from "react";
import type { ReactNode } from "react";
import type { ChartView } from "../../../model/tool-result.ts";
import { FillPatterns, fillOf } from "./fills.tsx";
import { waterfall } from "./scale.ts";

/** From the first figure to the last: each change as a bar that starts where the previous one ended. */
export function WaterfallChart({ chart }: { readonly chart: ChartView }): ReactNode {
  const base = useId();
  const spans = waterfall(chart.parts.map(({ value }) => value ?? 0));
  return (
    <ol className="grid gap-3">
      {chart.parts.map(({ label, formatted, value }, index) => (
        <li key={index} className="grid gap-1">
          <p className="flex flex-wrap justify-between gap-x-6">
            <span>{label}</span>
            <span className="tabular-nums">{formatted}</span>
          </p>
          <svg aria-hidden className="h-6 w-full rounded-sm bg-well">
            {index === 0 && <FillPatterns base={base} />}
            {value !== null && (
              <rect
                x={`${spans[index]?.from ?? 0}%`}
                width={`${Math.max(0.5, spans[index]?.size ?? 0)}%`}
                height="100%"
                fill={fillOf(base, value < 0 ? 1 : 0)}
                className="stroke-accent forced:stroke-[CanvasText]"
              />
            )}
          </svg>
        </li>
      ))}
    </ol>
  );
}
