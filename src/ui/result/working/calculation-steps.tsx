import { memo } from "react";
import type { ReactNode } from "react";
import { result as messages } from "../../../i18n/english-only/result.ts";
import type { TraceStep } from "../../../model/tool-result.ts";
import { Disclosure } from "../../primitives/disclosure.tsx";
import { toCents } from "../text/whole-amounts.ts";
import { CiteLine } from "../law/cite-line.tsx";
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

/** Every step that matters, in figures; `hidden` steps only keep the books. */
export const CalculationSteps = memo(function CalculationSteps({
  trace,
}: {
  readonly trace: readonly TraceStep[];
}): ReactNode {
  const isRounded = trace.some(({ formatted }) => formatted !== toCents(formatted));
  return (
    <div className="grid gap-5 print:block">
      {groupByHeading(trace).map(({ heading, steps }, index) => (
        <div key={index} className="print:mb-2">
          {heading !== null && <h3 className="border-b border-rule pb-1 text-base print:text-sm">{heading}</h3>}
          <ol>
            {steps.map((step) => (
              <Step key={step.path} step={step} />
            ))}
          </ol>
        </div>
      ))}
      {isRounded && <p className="text-sm text-soft">{messages.toCents}</p>}
    </div>
  );
});

const figuresText = (step: TraceStep): string | null => {
  const { label, formatted, figures, rounding, value } = step;
  if (figures === "" || figures === formatted || figures === label) return null;
  return toCents(
    `${calculationLine(step)}${rounding && typeof value !== "boolean" ? `, ${rounding.description}` : ""}`,
  );
};

/** One step: what it is, its figure, and how it follows from the ones before. */
function Step({ step }: { readonly step: TraceStep }): ReactNode {
  const { label, formatted, lines, why, source } = step;
  const figures = figuresText(step);
  return (
    <li className="grid break-inside-avoid gap-0.5 border-rule py-2 print:grid-cols-2 print:gap-x-4 print:py-0.5 not-first:border-t">
      <p className="flex items-baseline justify-between gap-x-6">
        <span className="font-medium">{label}</span>
        <strong className="max-w-1/2 shrink-0 text-end font-semibold tabular-nums">{toCents(formatted)}</strong>
      </p>
      <div className="grid gap-0.5 print:block print:*:me-2 print:*:inline">
        {figures !== null && <p className="text-sm tabular-nums">{figures}</p>}
        {lines.length > 0 && (
          <Disclosure summary={messages.rates} className="text-sm text-soft tabular-nums">
            <ul>
              {lines.map((line) => (
                <li key={line}>{toCents(line)}</li>
              ))}
            </ul>
          </Disclosure>
        )}
        {why !== null && <p className="max-w-prose text-sm text-soft">{why}</p>}
        {source && <CiteLine cite={source.cite} href={source.href ?? null} />}
      </div>
    </li>
  );
}
