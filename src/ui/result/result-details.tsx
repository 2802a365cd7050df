import type { ReactNode } from "react";
import { result as messages } from "../../i18n/english-only/result.ts";
import type { ToolResult } from "../../model/tool-result.ts";
import { classes } from "../primitives/classes.ts";
import { FiguresAsTable, ResultChart } from "./charts/result-chart.tsx";
import { OUTDATED_CLASSES } from "./outdated-class.ts";
import { CollapsibleSection } from "./collapsible-section.tsx";
import { LawList } from "./law/law-list.tsx";
import type { JurisdictionNames } from "./law/law-list.tsx";
import type { PendingUpdate } from "./answers/pending-update.ts";
import { ResultActions } from "./result-actions.tsx";
import type { ResultActionsProps } from "./result-actions.tsx";
import { SentenceList } from "./result-notices.tsx";
import { CalculationSteps } from "./working/calculation-steps.tsx";

export type ResultDetailsProps = ResultActionsProps & {
  readonly result: ToolResult;
  /** Why the result is still that of the earlier answers; null while it is up to date. */
  readonly pending: PendingUpdate | null;
  readonly placeNames: JurisdictionNames;
  /** Up to three results side by side. */
  readonly scenarios: ReactNode;
};

/** The closed sections with the basis of the answer, and the buttons to keep it. */
export function ResultDetails(props: ResultDetailsProps): ReactNode {
  const { result, pending } = props;
  return (
    <>
      <div className={classes("border-t border-rule print:border-0", pending !== null && OUTDATED_CLASSES)}>
        <Working result={result} />
        {result.sources.length > 0 && (
          <CollapsibleSection title={messages.sources}>
            <LawList sources={result.sources} names={props.placeNames} />
          </CollapsibleSection>
        )}
        <Uncovered result={result} />
        {props.scenarios !== null && (
          <CollapsibleSection title={messages.compare} className="print:hidden">
            {props.scenarios}
          </CollapsibleSection>
        )}
      </div>
      <ResultActions {...props} />
    </>
  );
}

type FoundProps = { readonly result: ToolResult };

/** The pictures after the first, and every step. */
function Working({ result: { trace, charts } }: FoundProps): ReactNode {
  const steps = trace.filter(({ hidden }) => !hidden);
  if (steps.length === 0) return null;
  return (
    <CollapsibleSection title={messages.workings} summary={messages.steps(steps.length)}>
      <div className="grid gap-6 print:block">
        <CalculationSteps trace={steps} />
        {charts.slice(0, 1).map((chart) => (
          <section key={chart.say} className="print:hidden">
            <h3 className="text-base">{chart.say}</h3>
            <FiguresAsTable chart={chart} />
          </section>
        ))}
        {charts.slice(1).map((chart, index) => (
          <ResultChart key={index} chart={chart} />
        ))}
      </div>
    </CollapsibleSection>
  );
}

/** The limits of the tool that cannot change this answer; all of them if there is none. */
function Uncovered({ result: { notCovered, mayChange, refusal } }: FoundProps): ReactNode {
  const lines = refusal === null ? notCovered.filter((line) => !mayChange.includes(line)) : notCovered;
  if (lines.length === 0) return null;
  return (
    <CollapsibleSection title={messages.notCovered} summary={messages.points(lines.length)}>
      <SentenceList lines={lines} />
    </CollapsibleSection>
  );
}
