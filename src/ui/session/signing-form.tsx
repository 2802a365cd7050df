import { useId, useState } from "react";
import type { SessionWords } from "../../i18n/en/session.ts";
import { Button } from "../primitives/button.tsx";
import { Notice } from "../primitives/notice.tsx";
import { TextField } from "../primitives/text-field.tsx";

type Props = {
  readonly words: SessionWords;
  readonly title: string;
  readonly isConditional: boolean;
  readonly isBusy: boolean;
  /** The statement is what the person has read and ticked. */
  readonly onSign: (statement: string, meetsCondition: boolean, text: string) => void;
};

type CheckProps = {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (checked: boolean) => void;
};

const Check = ({ label, isChecked, onChange }: CheckProps) => (
  <label className="flex items-start gap-3">
    <input
      type="checkbox"
      className="mt-1 size-5 shrink-0 accent-accent"
      checked={isChecked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>{label}</span>
  </label>
);

/** Consent, a typed signature, and the button that says what it does. */
export const SigningForm = ({ words, title, isConditional, isBusy, onSign }: Props) => {
  const id = useId();
  const [isConsenting, setConsenting] = useState(false);
  const [isMet, setMet] = useState(false);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (): void => {
    if (!isConsenting) setProblem(words.consentMissing);
    else if (isConditional && !isMet) setProblem(words.problems.condition_open);
    else if (text.trim() === "") setProblem(words.intendMissing);
    else {
      setProblem(null);
      onSign([...words.consent, words.consentGive].join("\n"), isMet, text.trim());
    }
  };
  return (
    <form
      className="grid gap-5"
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h3 id={`${id}-title`} className="text-lg">
        {words.consentTitle}
      </h3>
      <ul className="grid list-disc gap-2 ps-5">
        {words.consent.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Check label={words.consentGive} isChecked={isConsenting} onChange={setConsenting} />
      {isConditional && <Check label={words.condition} isChecked={isMet} onChange={setMet} />}
      <TextField
        label={words.typeName}
        value={text}
        autoComplete="name"
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() !== "" && (
        <div>
          <p className="text-sm text-soft">{words.typedPreview}</p>
          <p className="border-b border-edge pb-1 font-serif text-2xl break-words italic">{text}</p>
        </div>
      )}
      <div role="alert">{problem !== null && <Notice tone="danger">{problem}</Notice>}</div>
      <div>
        <Button type="submit" variant="main" disabled={isBusy}>
          {words.intend(title)}
        </Button>
      </div>
    </form>
  );
};
