import { useCallback, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import type { Step } from "../../model/definition.ts";
import type { StepView } from "../../model/form-view.ts";
import { useKept, useWarnings } from "../form-state/hooks.ts";
import { Button } from "../primitives/button.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FieldSlot } from "./field-slot.tsx";
import { focusQuestion } from "./focus-question.ts";
import type { OpenForm } from "./open-form.ts";
import { PageHeading } from "./page-heading.tsx";
import { sayIn } from "./say.ts";
import { useSummaryLines } from "./use-summary-lines.ts";
import { WarningBox } from "./warning-box.tsx";

type Props = {
  readonly form: OpenForm;
  readonly plan: Step;
  readonly view: StepView;
  readonly continueLabel: string;
  readonly takesFocus: boolean;
  /** All questions of the step are right, and every warning was seen. */
  readonly onDone: () => void;
};

/** One step: its question as the heading, its inputs, and Continue, which checks everything at once. */
export function StepPage({ form, plan, view, continueLabel, takesFocus, onDone }: Props): ReactNode {
  const { session, words } = form;
  const [attempt, setAttempt] = useState(0);
  const warnings = useStepWarnings(form, plan);
  // Warnings come up on Continue, like errors; one that was seen once never stands in the way again.
  const [seen, setSeen] = useState<ReadonlySet<string>>(
    () => new Set(warnings.filter((w) => w.isKept).map((w) => w.id)),
  );
  const lines = useSummaryLines(form, plan.fields, attempt > 0);

  const submit = useCallback(
    async (event: FormEvent) => {
      event.preventDefault();
      const faults = await session.validate(plan.fields.map((field) => field.id));
      const now = warningsAt(form, plan);
      const isStopped = now.some((warning) => warning.stop);
      const news = now.filter((warning) => !seen.has(warning.id));
      setSeen(new Set([...seen, ...now.map((warning) => warning.id)]));
      if (faults.length > 0 || isStopped) setAttempt((before) => before + 1);
      else if (news.length > 0) requestAnimationFrame(() => document.getElementById(`warning-${news[0]?.id}`)?.focus());
      else onDone();
    },
    [form, session, plan, seen, onDone],
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-8">
      <ErrorSummary lines={lines} attempt={attempt} locale={form.locale} />
      <div className="grid gap-3">
        <PageHeading place={view.id} takesFocus={takesFocus}>
          {view.title}
        </PageHeading>
        {plan.intro && <p className="max-w-prose text-soft">{sayIn(session, plan.intro)}</p>}
      </div>
      {plan.fields.map((field) => (
        <div key={field.id} className="grid gap-4 empty:hidden">
          <FieldSlot form={form} field={field} path={field.id} />
          {warnings
            .filter((warning) => rootOf(warning.at) === field.id && seen.has(warning.id))
            .map((warning) => (
              <WarningBox
                key={warning.id}
                warning={warning}
                isKept={warning.isKept}
                words={words}
                onChange={() => {
                  session.setKept(warning.id, false);
                  focusQuestion(warning.at);
                }}
                onKeep={() => session.setKept(warning.id, true)}
              />
            ))}
        </div>
      ))}
      <div>
        <Button look="main" type="submit" className="w-full sm:w-auto">
          {continueLabel}
        </Button>
      </div>
    </form>
  );
}

const rootOf = (path: string): string => path.split(".")[0] ?? path;

const warningsAt = ({ session }: OpenForm, plan: Step) =>
  session.view().warnings.filter((warning) => plan.fields.some((field) => field.id === rootOf(warning.at)));

function useStepWarnings(form: OpenForm, plan: Step) {
  useWarnings(form.session);
  const kept = useKept(form.session);
  return warningsAt(form, plan).map((warning) => ({ ...warning, isKept: kept.includes(warning.id) }));
}
