import { Plus, X } from "lucide-react";
import { useState } from "react";
import type { SessionWords } from "../../i18n/en/session.ts";
import { Button } from "../primitives/button.tsx";
import { Notice } from "../primitives/notice.tsx";
import { TextField } from "../primitives/text-field.tsx";

type Props = {
  readonly words: SessionWords;
  /** Suggested names; the first is the person who starts. */
  readonly names: readonly string[];
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onStart: (names: readonly string[]) => void;
};

/** As many as one page of signatures can show. */
const MOST_PARTIES = 10;

/** Who negotiates: the person who starts, and at least one other. */
export const PartiesForm = ({ words, names: suggested, isBusy, problem, onStart }: Props) => {
  const [names, setNames] = useState(suggested);
  const [isChecked, setChecked] = useState(false);
  const errorOf = (name: string): string | undefined =>
    isChecked && name.trim() === "" ? words.nameMissing : undefined;
  const submit = (): void => {
    setChecked(true);
    if (names.every((name) => name.trim() !== "")) onStart(names);
  };
  return (
    <form
      className="grid gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {names.map((name, index) => (
        // Names may be equal, so the position is the key.
        <div key={index} className="grid gap-2">
          <TextField
            label={index === 0 ? words.yourName : words.otherName(index)}
            hint={index === 0 ? words.yourNameHint : undefined}
            error={errorOf(name)}
            value={name}
            maxLength={200}
            onChange={(event) => setNames(names.with(index, event.target.value))}
          />
          {index > 1 && (
            <div>
              <Button
                small
                icon={<X aria-hidden className="size-4" />}
                onClick={() => setNames(names.toSpliced(index, 1))}
              >
                {words.removeParty(index + 1)}
              </Button>
            </div>
          )}
        </div>
      ))}
      {names.length < MOST_PARTIES && (
        <div>
          <Button icon={<Plus aria-hidden className="size-5" />} onClick={() => setNames([...names, ""])}>
            {words.addParty}
          </Button>
        </div>
      )}
      <div role="alert">{problem !== null && <Notice tone="danger">{problem}</Notice>}</div>
      <div>
        <Button type="submit" variant="main" disabled={isBusy}>
          {isBusy ? words.starting : words.start}
        </Button>
      </div>
    </form>
  );
};
