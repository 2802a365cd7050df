import type { ReactNode } from "react";
import { result as messages } from "../../i18n/english-only/result.ts";
import { outputMessages } from "../../i18n/output.ts";
import type { WarningView } from "../../model/form-view.ts";
import type { ToolResult } from "../../model/tool-result.ts";
import { WarningBoxes } from "../form/check/open-decisions.tsx";
import type { FormNavigation } from "../form/context/form-navigation.ts";
import { NextSteps } from "../form/finish/next-steps.tsx";
import type { ShownNextStep } from "../form/finish/next-steps.tsx";
import type { OpenForm } from "../form/context/open-form.ts";
import { classes } from "../primitives/classes.ts";
import { ResultChart } from "./charts/result-chart.tsx";
import { OUTDATED_CLASSES } from "./outdated-class.ts";
import { CollapsibleSection } from "./collapsible-section.tsx";
import { LawList } from "./law/law-list.tsx";
import type { JurisdictionNames } from "./law/law-list.tsx";
import type { PendingUpdate } from "./answers/pending-update.ts";
import { ResultActions } from "./result-actions.tsx";
import type { ResultActionsProps } from "./result-actions.tsx";
import { SentenceList, LimitNotices, StaleNotice } from "./result-notices.tsx";
import type { OpenRows } from "./answers/use-open-rows.ts";
import { CalculationSteps } from "./working/calculation-steps.tsx";
import { YourAnswers } from "./answers/your-answers.tsx";

export type ResultDetailsProps = Omit<ResultActionsProps, "form"> & {
  readonly form: OpenForm;
  readonly navigation: FormNavigation;
  readonly result: ToolResult;
  /** Why the result is still that of the earlier answers; null while it is up to date. */
  readonly pending: PendingUpdate | null;
  readonly rows: OpenRows;
  /** Called when the visitor leaves a question. */
  readonly onLeave: () => void;
  readonly placeNames: JurisdictionNames;
  /** All next steps; the first is shown beside the answer. */
  readonly nextSteps: readonly ShownNextStep[];
  /** Up to three results side by side. */
  readonly scenarios: ReactNode;
};

/** Everything below the answer: the other next steps, open points, the visitor's answers, and closed sections with the basis. */
export function ResultDetails(props: ResultDetailsProps): ReactNode {
  const { form, navigation, result, pending, rows, onLeave } = props;
  // Stops are listed with the answers to change, and an open answer shows its own warnings.
  const isElsewhere = ({ stop, at }: WarningView): boolean => stop || rows.ids.has(at.split(".")[0] ?? at);
  const style = pending !== null && OUTDATED_CLASSES;
  const further = props.nextSteps.slice(1);
  return (
    <>
      <StaleNotice result={result} />
      <WarningBoxes form={form} navigation={navigation} leaveOut={isElsewhere} isCompact />
      <div className={classes("grid items-start gap-6 @3xl:grid-cols-2 print:block print:*:mb-2", style)}>
        {further.length > 0 && (
          <NextSteps title={messages.nextSteps} steps={further} start={2} messages={outputMessages(form.locale)} />
        )}
        <LimitNotices result={result} />
      </div>
      <YourAnswers form={form} answer={result.answer} pending={pending} rows={rows} onLeave={onLeave} />
      <div className={classes("border-t border-rule print:break-before-page print:border-0", style)}>
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
        {charts.slice(1).map((chart, index) => (
          <ResultChart key={index} chart={chart} />
        ))}
      </div>
    </CollapsibleSection>
  );
}

/** The limits of the tool that cannot change this answer. */
function Uncovered({ result: { notCovered, mayChange } }: FoundProps): ReactNode {
  const lines = notCovered.filter((line) => !mayChange.includes(line));
  if (lines.length === 0) return null;
  return (
    <CollapsibleSection title={messages.notCovered} summary={messages.points(lines.length)}>
      <SentenceList lines={lines} />
    </CollapsibleSection>
  );
}
