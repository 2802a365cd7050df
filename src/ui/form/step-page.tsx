import { useCallback, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import type { Step } from "../../model/definition.ts";
import type { StepView } from "../../model/form-view.ts";
import { Button } from "../primitives/button.tsx";
import { FieldSlot } from "./field-slot.tsx";
import type { OpenForm } from "./open-form.ts";
import { PageHeading } from "./page-heading.tsx";
import { Problems } from "./problems.tsx";
import { sayIn } from "./say.ts";
import { StepWarnings, warningsAt } from "./step-warnings.tsx";

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
  const { attempt, seen, submit } = useContinue(form, plan, onDone);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-8">
      <Problems form={form} fields={plan.fields} attempt={attempt} withStops={attempt > 0} />
      <div className="grid gap-3">
        <PageHeading place={view.id} takesFocus={takesFocus}>
          {view.title}
        </PageHeading>
        {plan.intro && <p className="max-w-prose text-soft">{sayIn(form.session, plan.intro)}</p>}
      </div>
      {plan.fields.map((field) => (
        <div key={field.id} className="grid gap-4 empty:hidden">
          <FieldSlot form={form} field={field} path={field.id} />
          <StepWarnings form={form} field={field.id} seen={seen} />
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

/** What Continue does: errors first, then warnings nobody has seen yet, else on. */
function useContinue(form: OpenForm, plan: Step, onDone: () => void) {
  const { session } = form;
  // Counts the presses that found something wrong.
  const [attempt, setAttempt] = useState(0);
  // A warning that came up once never stands in the way again.
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(session.kept()));
  const submit = useCallback(
    async (event: FormEvent) => {
      event.preventDefault();
      const faults = await session.validate(plan.fields.map((field) => field.id));
      const warnings = warningsAt(form, plan);
      const news = warnings.find((warning) => !seen.has(warning.id));
      setSeen(new Set([...seen, ...warnings.map((warning) => warning.id)]));
      if (faults.length > 0 || warnings.some((warning) => warning.stop)) setAttempt((before) => before + 1);
      else if (news) focusWarning(news.id);
      else onDone();
    },
    [form, session, plan, seen, onDone],
  );
  return { attempt, seen, submit };
}

/** The box is drawn with the next frame. */
const focusWarning = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(`warning-${id}`)?.focus());
};
