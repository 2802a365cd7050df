import { useId, useRef, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { stepsWords } from "../../i18n/steps.ts";
import { markClasses, optionClasses } from "../inputs/control-classes.ts";
import { Button } from "../primitives/button.tsx";
import type { OpenForm } from "./open-form.ts";
import { PageHeading } from "./page-heading.tsx";

type Props = {
  readonly form: OpenForm;
  readonly takesFocus: boolean;
  readonly onChoose: (keepsAnswers: boolean) => void;
};

/** Comes before a document about family safety: how to leave at once, and whether anything is kept here. */
export function SafetyPage({ form, takesFocus, onChoose }: Props): ReactNode {
  const words = stepsWords(form.locale);
  // Nothing is chosen for the visitor: either choice can harm them.
  const [keeps, setKeeps] = useState<boolean | null>(null);
  const [isMissing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const problem = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (keeps !== null) return onChoose(keeps);
    setMissing(true);
    first.current?.focus();
  };
  const choose = (next: boolean): void => {
    setKeeps(next);
    setMissing(false);
  };
  const options = [
    { is: false, label: words.safetyForget, hint: words.safetyForgetHint },
    { is: true, label: words.safetyKeep, hint: words.safetyKeepHint },
  ];
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <PageHeading place="safety" takesFocus={takesFocus}>
        {words.safetyTitle}
      </PageHeading>
      <ul className="grid max-w-prose list-disc gap-2 ps-5">
        {words.safetyText.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <fieldset className="grid gap-2" aria-describedby={isMissing ? problem : undefined}>
        <legend className="mb-2 text-lg font-semibold">{words.safetyQuestion}</legend>
        <p id={problem} role="alert" className="font-semibold text-danger empty:hidden">
          {isMissing && (
            <>
              <span className="sr-only">{form.words.errorPrefix} </span>
              {words.safetyMissing}
            </>
          )}
        </p>
        {options.map((option, place) => (
          <label key={option.label} className={optionClasses}>
            <input
              ref={place === 0 ? first : undefined}
              type="radio"
              name="keeps-answers"
              checked={keeps === option.is}
              aria-describedby={isMissing ? problem : undefined}
              onChange={() => choose(option.is)}
              className={markClasses}
            />
            <span>
              {option.label}
              <span className="block text-sm text-soft">{option.hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <Button look="main" type="submit" className="w-full sm:w-auto">
          {form.words.continue}
        </Button>
      </div>
    </form>
  );
}
