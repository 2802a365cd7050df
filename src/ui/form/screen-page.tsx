import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { screenField } from "../../fields/screen-field.ts";
import { Button } from "../primitives/button.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FieldSlot } from "./field-slot.tsx";
import type { OpenForm } from "./open-form.ts";
import { PageHeading } from "./page-heading.tsx";
import { useSummaryLines } from "./use-summary-lines.ts";

type Props = { readonly form: OpenForm; readonly takesFocus: boolean; readonly onDone: () => void };

/** The questions that find out, before anything else, whether this document fits. */
export function ScreenPage({ form, takesFocus, onDone }: Props): ReactNode {
  const { definition, session, words } = form;
  const [fields] = useState(() => definition.screen.map(screenField));
  const [attempt, setAttempt] = useState(0);
  const lines = useSummaryLines(form, fields, false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const faults = await session.validate(fields.map((field) => field.id));
    if (faults.length > 0) setAttempt((count) => count + 1);
    else onDone();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-8">
      <ErrorSummary lines={lines} attempt={attempt} locale={form.locale} />
      <PageHeading place="screen" takesFocus={takesFocus}>
        {words.screenTitle}
      </PageHeading>
      {fields.map((field) => (
        <FieldSlot key={field.id} form={form} field={field} path={field.id} />
      ))}
      <div>
        <Button look="main" type="submit" className="w-full sm:w-auto">
          {words.continue}
        </Button>
      </div>
    </form>
  );
}
