import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { screenField } from "../../../fields/screen-field.ts";
import { Button } from "../../primitives/button.tsx";
import { FieldSlot } from "../question/field-slot.tsx";
import type { OpenForm } from "../context/open-form.ts";
import { PageHeading } from "../context/page-heading.tsx";
import { Problems } from "../step/step-problems.tsx";

type Props = {
  readonly form: OpenForm;
  readonly takesFocus: boolean;
  readonly onDone: () => void;
};

/** The screening questions, which decide whether this document fits. */
export function ScreenPage({ form, takesFocus, onDone }: Props): ReactNode {
  const { definition, session, messages } = form;
  const [fields] = useState(() => definition.screen.map(screenField));
  const [attempt, setAttempt] = useState(0);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const faults = await session.validate(fields.map((field) => field.id));
    if (faults.length > 0) setAttempt((count) => count + 1);
    else onDone();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-8">
      <Problems form={form} fields={fields} attempt={attempt} withStops={false} />
      <PageHeading page="screen" takesFocus={takesFocus}>
        {messages.screenTitle}
      </PageHeading>
      {fields.map((field) => (
        <FieldSlot key={field.id} form={form} field={field} path={field.id} />
      ))}
      <div>
        <Button variant="main" type="submit" className="w-full sm:w-auto">
          {messages.continue}
        </Button>
      </div>
    </form>
  );
}
