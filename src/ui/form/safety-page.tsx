import { useState } from "react";
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

/** Stands before a document about family safety: how to leave at once, and whether anything is kept here. */
export function SafetyPage({ form, takesFocus, onChoose }: Props): ReactNode {
  const words = stepsWords(form.locale);
  const [keeps, setKeeps] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onChoose(keeps);
  };
  const options = [
    { is: false, label: words.safetyForget, hint: words.safetyForgetHint },
    { is: true, label: words.safetyKeep, hint: words.safetyKeepHint },
  ];
  return (
    <form onSubmit={submit} className="grid gap-6">
      <PageHeading place="safety" takesFocus={takesFocus}>
        {words.safetyTitle}
      </PageHeading>
      <ul className="grid max-w-prose list-disc gap-2 ps-5">
        {words.safetyText.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-lg font-semibold">{words.safetyQuestion}</legend>
        {options.map((option) => (
          <label key={option.label} className={optionClasses}>
            <input
              type="radio"
              name="keeps-answers"
              checked={keeps === option.is}
              onChange={() => setKeeps(option.is)}
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
