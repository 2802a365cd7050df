import { useState } from "react";
import type { ReactNode } from "react";
import { result as words } from "../../i18n/en/result.ts";
import { stepsWords } from "../../i18n/steps.ts";
import type { Field } from "../../model/field.ts";
import { checkLines } from "../form/check-lines.ts";
import { FieldSlot } from "../form/field-slot.tsx";
import "../form/further-controls.ts";
import type { OpenForm } from "../form/open-form.ts";
import { StepWarnings } from "../form/step-warnings.tsx";
import { useWarnings } from "../form-state/hooks.ts";
import { Button } from "../primitives/button.tsx";
import { classes } from "../primitives/classes.ts";

type Props = {
  readonly form: OpenForm;
  /** The answer as it is now: shown beside an open question, where the top of the page is out of sight. */
  readonly answer: string;
};

/** All answers; each can be changed where it stands, and the result follows. */
export function YourAnswers({ form, answer }: Props): ReactNode {
  const { definition } = form;
  const fields = definition.steps.flatMap((step) => step.fields);
  return (
    <section
      aria-labelledby="result-answers"
      className="rounded-lg border border-rule bg-paper p-5 shadow-paper print:p-3 print:shadow-none"
    >
      <h2 id="result-answers" className="text-xl">
        {words.answers}
      </h2>
      <p className="text-sm text-soft print:hidden">{words.answersText}</p>
      <dl className="mt-2">
        {fields.map((field) => (
          <AnswerRow key={field.id} form={form} field={field} answer={answer} />
        ))}
      </dl>
    </section>
  );
}

function AnswerRow({ form, field, answer }: Props & { readonly field: Field }): ReactNode {
  const { session } = form;
  const [isOpen, setOpen] = useState(false);
  const warnings = new Set(useWarnings(session).map((warning) => warning.id));
  const view = session.field(field.id);
  if (!view?.visible) return null;
  const lines = checkLines(form, { path: field.id, field });
  const isLong = lines.length > 1 || (lines[0]?.parts.length ?? 0) > 2;
  return (
    <div className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-t border-rule py-2 print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:py-0.5 @xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <dt className="font-medium">{view.label}</dt>
      <dd
        className={classes(
          "min-w-0",
          isLong ? "print:col-span-full" : "print:col-span-1",
          isOpen
            ? "order-last col-span-full grid gap-4 py-2"
            : "order-last col-span-2 print:order-none @xl:order-none @xl:col-span-1",
        )}
      >
        {isOpen ? (
          <>
            <FieldSlot form={form} field={field} path={field.id} />
            <StepWarnings form={form} field={field.id} seen={warnings} />
            <p className="border-s-4 border-accent ps-3">{words.nowSays(answer)}</p>
          </>
        ) : (
          lines.map(({ label, parts }) => (
            <div key={parts[0]?.path ?? label}>
              {label !== view.label && <p className="font-medium print:inline print:pe-1">{label}</p>}
              <ul className={classes("print:inline", label !== view.label && "ps-4 print:ps-0")}>
                {parts.map((part) => (
                  <li key={part.path} className="break-words print:inline print:not-last:after:content-[';_']">
                    {part.label !== null && `${part.label}: `}
                    {part.text === "" ? stepsWords(form.locale).notProvided : part.text}
                  </li>
                ))}
              </ul>
            </div>
          ))
        )}
      </dd>
      <dd className={classes("print:hidden", isOpen && "@xl:col-start-3 @xl:row-start-1")}>
        <Button
          small
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : words.changeWhat(view.label)}
          onClick={() => {
            // Leaving a question that is wrong shows what is wrong with it.
            if (isOpen) void session.validate([field.id]).then((faults) => setOpen(faults.length > 0));
            else setOpen(true);
          }}
        >
          {isOpen ? words.done : words.change}
        </Button>
      </dd>
    </div>
  );
}
