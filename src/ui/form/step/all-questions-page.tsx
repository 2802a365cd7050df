import { Fragment, useMemo, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import type { Step } from "../../../model/definition.ts";
import { useFormSteps } from "../../form-state/use-form-state.ts";
import { Button } from "../../primitives/button.tsx";
import { focusWarning } from "../context/decisions.ts";
import { FieldSlot } from "../question/field-slot.tsx";
import { firstStepLocation } from "../context/step-order.ts";
import type { FormNavigation } from "../context/form-navigation.ts";
import type { OpenForm } from "../context/open-form.ts";
import { PageHeading } from "../context/page-heading.tsx";
import { Problems } from "./step-problems.tsx";
import { renderText } from "../context/render-text.ts";
import { StepWarnings } from "./step-warnings.tsx";
import { useNewQuestions } from "./use-new-questions.tsx";

type Props = {
  readonly form: OpenForm;
  readonly navigation: FormNavigation;
  readonly takesFocus: boolean;
  readonly onDone: () => void;
};

const NONE: ReadonlySet<string> = new Set();

/** Every question on one page, for visitors who prefer the form as one list. */
export function AllQuestionsPage({ form, navigation, takesFocus, onDone }: Props): ReactNode {
  const { definition, session, locale } = form;
  const messages = stepsMessages(locale);
  const [attempt, setAttempt] = useState(0);
  const { announcement, askFirst } = useNewQuestions(form, null);
  const fields = useMemo(() => definition.steps.flatMap((step) => step.fields), [definition]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (askFirst()) return;
    const missing = session.view().warnings.find(({ missingLaw }) => missingLaw);
    if (missing) return focusWarning(missing.id);
    const faults = await session.validate(fields.map((field) => field.id));
    if (faults.length > 0 || session.view().warnings.some((warning) => warning.stop)) setAttempt((count) => count + 1);
    else onDone();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-8">
      <Problems form={form} fields={fields} attempt={attempt} withStops={attempt > 0} />
      <PageHeading page="all" takesFocus={takesFocus}>
        {messages.allTitle}
      </PageHeading>
      {definition.steps.map((step) => (
        <Section key={step.id} form={form} step={step} />
      ))}
      <div>
        <Button variant="main" type="submit" className="w-full sm:w-auto">
          {form.messages.checkNow}
        </Button>
      </div>
      {announcement}
      <p className="border-t border-rule pt-4 text-sm">
        <a
          href={navigation.href(firstStepLocation(session.view()))}
          onClick={(event) => {
            event.preventDefault();
            navigation.go(firstStepLocation(session.view()));
          }}
        >
          {messages.oneByOne}
        </a>
      </p>
    </form>
  );
}

/** The questions of one step; the browser skips layout and painting of those far out of sight. */
function Section({ form, step }: { form: OpenForm; step: Step }): ReactNode {
  const view = useFormSteps(form.session).find((stepView) => stepView.id === step.id);
  if (!view?.visible) return null;
  return (
    <section
      aria-labelledby={`step-${step.id}`}
      className="grid gap-6 border-t border-rule pt-6 [contain-intrinsic-block-size:auto_40rem] [content-visibility:auto]"
    >
      <h2 id={`step-${step.id}`}>{view.title}</h2>
      {step.intro && <p className="max-w-prose text-soft">{renderText(form.session, step.intro)}</p>}
      {step.fields.map((field) => (
        // No wrapper element: a form may have a thousand questions.
        <Fragment key={field.id}>
          <FieldSlot form={form} field={field} path={field.id} />
          <StepWarnings form={form} field={field.id} seen={NONE} />
        </Fragment>
      ))}
    </section>
  );
}
