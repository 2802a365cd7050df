import { useId, useRef, useState } from "react";
import type { FormEvent, ReactNode, Ref } from "react";
import { safetyMessages } from "../../../i18n/safety.ts";
import { markClasses, optionClasses } from "../../inputs/control-classes.ts";
import { Button } from "../../primitives/button.tsx";
import type { OpenForm } from "../context/open-form.ts";
import { PageHeading } from "../context/page-heading.tsx";

type Props = {
  readonly form: OpenForm;
  /** Where a visitor in danger finds a person. */
  readonly help: ReactNode;
  readonly takesFocus: boolean;
  readonly onChoose: (keepsAnswers: boolean) => void;
};

/** Shown before a family-safety form: how to leave quickly, and whether to store anything here. */
export function SafetyPage({ form, help, takesFocus, onChoose }: Props): ReactNode {
  const messages = safetyMessages(form.locale);
  // No default: either choice can harm the visitor.
  const [keeps, setKeeps] = useState<boolean | null>(null);
  const [isMissing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
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
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <PageHeading page="safety" takesFocus={takesFocus}>
        {messages.title}
      </PageHeading>
      <ul className="grid max-w-prose list-disc gap-2 ps-5">
        {messages.text.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {help}
      <KeepChoice form={form} keeps={keeps} isMissing={isMissing} first={first} onChoose={choose} />
      <div>
        <Button variant="main" type="submit" className="w-full sm:w-auto">
          {form.messages.continue}
        </Button>
      </div>
    </form>
  );
}

type ChoiceProps = Pick<Props, "form"> & {
  readonly keeps: boolean | null;
  /** Whether the visitor continued without a choice. */
  readonly isMissing: boolean;
  readonly first: Ref<HTMLInputElement>;
  readonly onChoose: (keeps: boolean) => void;
};

/** Whether to keep the answers on this device. */
function KeepChoice({ form, keeps, isMissing, first, onChoose }: ChoiceProps): ReactNode {
  const messages = safetyMessages(form.locale);
  const problem = useId();
  const options = [
    { value: false, label: messages.forget, hint: messages.forgetHint },
    { value: true, label: messages.keep, hint: messages.keepHint },
  ];
  return (
    <fieldset className="grid gap-2" aria-describedby={isMissing ? problem : undefined}>
      <legend className="mb-2 text-lg font-semibold">{messages.question}</legend>
      <p id={problem} role="alert" className="font-semibold text-danger empty:hidden">
        {isMissing && (
          <>
            <span className="sr-only">{form.messages.errorPrefix} </span>
            {messages.missing}
          </>
        )}
      </p>
      {options.map((option, index) => (
        <label key={option.label} className={optionClasses}>
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name="keeps-answers"
            checked={keeps === option.value}
            aria-describedby={isMissing ? problem : undefined}
            onChange={() => onChoose(option.value)}
            className={markClasses}
          />
          <span>
            {option.label}
            <span className="block text-sm text-soft">{option.hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
