import { memo } from "react";
import type { ReactNode } from "react";
import { result as words } from "../../i18n/english-only/result.ts";
import type { TraceStep } from "../../model/tool-result.ts";
import { CiteLine } from "./law/cite-line.tsx";
import { calculationLine } from "./calculation-line.ts";

type Group = { readonly heading: string | null; readonly steps: readonly TraceStep[] };

const groupByHeading = (trace: readonly TraceStep[]): readonly Group[] => {
  const groups: { heading: string | null; steps: TraceStep[] }[] = [];
  for (const step of trace) {
    const last = groups.at(-1);
    if (last && last.heading === step.group) last.steps.push(step);
    else groups.push({ heading: step.group, steps: [step] });
  }
  return groups;
};

/** Every step in words and in figures. */
export const CalculationSteps = memo(function CalculationSteps({
  trace,
}: {
  readonly trace: readonly TraceStep[];
}): ReactNode {
  if (trace.length === 0) return null;
  return (
    <section aria-labelledby="result-workings" className="grid gap-4 print:block">
      <h2 id="result-workings">{words.workings}</h2>
      <p className="max-w-prose text-soft">{words.workingsText}</p>
      <div className="grid gap-4 print:mt-1 print:block print:columns-2 print:gap-4">
        {groupByHeading(trace).map(({ heading, steps }, at) => (
          <div key={at} className="grid gap-3 print:block">
            {heading !== null && <h3 className="print:mb-0.5 print:text-sm">{heading}</h3>}
            <ol className="rounded-lg border border-rule bg-paper shadow-paper print:mb-2 print:shadow-none">
              {steps.map((step) => (
                <Step key={step.path} step={step} />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
});

/** One step: its name, result, formula in words, and formula with figures. */
function Step({ step }: { readonly step: TraceStep }): ReactNode {
  const { label, shown, words: formula, figures, lines, rounding, why, source } = step;
  return (
    <li className="grid gap-1 break-inside-avoid border-rule p-4 print:gap-0 print:p-1 not-first:border-t">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-medium">{label}</span>
        <strong className="font-semibold tabular-nums">{shown}</strong>
      </p>
      {formula !== "" && formula !== label && <p className="text-sm text-soft">{formula}</p>}
      {figures !== "" && figures !== formula && figures !== shown && (
        <p className="text-sm text-soft tabular-nums">
          {calculationLine(step)}
          {rounding && `, ${rounding.says}`}
        </p>
      )}
      {lines.length > 0 && (
        <ul className="list-disc ps-5 text-sm text-soft tabular-nums">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {why !== null && <p className="max-w-prose text-sm">{why}</p>}
      {source && <CiteLine cite={source.cite} href={source.href ?? null} />}
    </li>
  );
}
