import { memo, useMemo, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { screenField } from "../../fields/screen-field.ts";
import { RadioInput } from "../inputs/radio-input.tsx";
import { Button } from "../primitives/button.tsx";
import type { FirstStep } from "./first-step.ts";
import type { OpenForm } from "./open-form.ts";
import { PageHeading } from "./page-heading.tsx";
import { inputProps, useQuestion } from "./question-slot.tsx";
import type { ControlProps, Drawing, SlotProps } from "./question-slot.tsx";

type Props = {
  readonly form: OpenForm;
  readonly firstStep: FirstStep | null;
  /** What stands in place of code that could not be fetched; null while none is missing. */
  readonly missing: ReactNode;
  readonly takesFocus: boolean;
  readonly onDone: () => void;
};

/** The questions that find out, before anything else, whether this document fits. */
export function ScreenPage({ form, firstStep, missing, takesFocus, onDone }: Props): ReactNode {
  const { definition, session, words } = form;
  const [fields] = useState(() => definition.screen.map(screenField));
  const [attempt, setAttempt] = useState(0);
  const drawing = useMemo((): Drawing => ({ control, sayProblem: firstStep?.sayProblem ?? nothingYet }), [firstStep]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // Nobody waits for the code that says what is wrong where nothing is.
    if (fields.every(({ id }) => !session.field(id)?.problem)) return onDone();
    await session.validate(fields.map((field) => field.id));
    setAttempt((count) => count + 1);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-8">
      {firstStep ? (
        <firstStep.Problems form={form} fields={fields} attempt={attempt} withStops={false} />
      ) : (
        attempt > 0 && missing
      )}
      <PageHeading place="screen" takesFocus={takesFocus}>
        {words.screenTitle}
      </PageHeading>
      {fields.map((field) => (
        <ScreenQuestion key={field.id} form={form} field={field} path={field.id} drawing={drawing} />
      ))}
      <div>
        <Button look="main" type="submit" className="w-full sm:w-auto">
          {words.continue}
        </Button>
      </div>
    </form>
  );
}

// A question on this page is a yes or no; the other controls come with the steps.
const control = (props: ControlProps): ReactNode => <RadioInput {...inputProps(props)} />;

// Problems are found by code that comes together with their words.
const nothingYet = (): string => "";

const ScreenQuestion = memo(function ScreenQuestion({
  drawing,
  ...props
}: SlotProps & { readonly drawing: Drawing }): ReactNode {
  return useQuestion(props, drawing);
});
