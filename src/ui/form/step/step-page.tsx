import { useCallback, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import type { Step } from "../../../model/definition.ts";
import type { StepView } from "../../../model/form-view.ts";
import type { FormSession } from "../../form-state/form-session.ts";
import { useWarnings } from "../../form-state/use-form-state.ts";
import { Button } from "../../primitives/button.tsx";
import { focusWarning, undecidedWarnings } from "../context/decisions.ts";
import { FieldSlot } from "../question/field-slot.tsx";
import type { OpenForm } from "../context/open-form.ts";
import { PageHeading } from "../context/page-heading.tsx";
import { Problems } from "./step-problems.tsx";
import { renderText } from "../context/render-text.ts";
import { StepWarnings, warningsForField } from "./step-warnings.tsx";
import { useNewQuestions } from "./use-new-questions.tsx";

type Props = {
  readonly form: OpenForm;
  readonly plan: Step;
  readonly view: StepView;
  readonly continueLabel: string;
  readonly takesFocus: boolean;
  /** All questions of the step are right, and every warning is decided on. */
  readonly onDone: () => void;
};

/** One step: its question as the heading, its inputs, and Continue, which checks everything at once. */
export function StepPage({ form, plan, view, continueLabel, takesFocus, onDone }: Props): ReactNode {
  const { announcement, askFirst } = useNewQuestions(form, plan.id);
  const { attempt, seen, submit } = useContinue(form, plan, onDone, askFirst);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-8">
      <Announced form={form} plan={plan} />
      <Problems form={form} fields={plan.fields} attempt={attempt} withStops={attempt > 0} />
      <div className="grid gap-3">
        <PageHeading page={view.id} takesFocus={takesFocus}>
          {view.title}
        </PageHeading>
        {plan.intro && <p className="max-w-prose text-soft">{renderText(form.session, plan.intro)}</p>}
      </div>
      {plan.fields.map((field) => (
        <div key={field.id} className="grid gap-4 empty:hidden">
          <FieldSlot form={form} field={field} path={field.id} />
          <StepWarnings form={form} field={field.id} seen={seen} />
        </div>
      ))}
      <div>
        <Button variant="main" type="submit" className="w-full sm:w-auto">
          {continueLabel}
        </Button>
      </div>
      {announcement}
    </form>
  );
}

/** Announces questions that appear before Continue is pressed. */
function Announced({ form, plan }: Pick<Props, "form" | "plan">): ReactNode {
  const ids = new Set(plan.fields.map(({ id }) => id));
  const atOnce = useWarnings(form.session).filter(
    ({ path, atOnce: isNow }) => isNow && ids.has(path.split(".")[0] ?? path),
  );
  return (
    <p role="status" className="sr-only">
      {atOnce.map(({ text }) => text).join(" ")}
    </p>
  );
}

/** The action of Continue: show new questions first, then errors and stops, then undecided warnings; otherwise open the next step. */
function useContinue(form: OpenForm, plan: Step, onDone: () => void, askFirst: () => boolean) {
  const { session } = form;
  // Counts the presses that found something wrong.
  const [attempt, setAttempt] = useState(0);
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => decidedIds(session));
  const submit = useCallback(
    async (event: FormEvent) => {
      event.preventDefault();
      if (askFirst()) return;
      const missing = warningsForField(form, plan).find(({ missingLaw }) => missingLaw);
      if (missing) return focusWarning(missing.id);
      const faults = await session.validate(plan.fields.map((field) => field.id));
      const warnings = warningsForField(form, plan);
      const undecided = new Set(undecidedWarnings(session));
      const [open] = warnings.filter((warning) => undecided.has(warning));
      setSeen(new Set([...seen, ...warnings.map((warning) => warning.id)]));
      if (faults.length > 0 || warnings.some((warning) => warning.stop)) setAttempt((before) => before + 1);
      else if (open) focusWarning(open.id);
      else onDone();
    },
    [form, session, plan, seen, onDone, askFirst],
  );
  return { attempt, seen, submit };
}

/** The warnings decided on before: they are shown with their decision from the start. */
const decidedIds = (session: FormSession): ReadonlySet<string> => {
  const accepted = new Set(session.acceptedWarnings());
  return new Set(session.view().warnings.flatMap(({ id, decision }) => (accepted.has(decision) ? [id] : [])));
};
