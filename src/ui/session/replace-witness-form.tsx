import { useState } from "react";
import { MAX_NAME_LENGTH } from "../../engine/session/shape/limits.ts";
import type { SessionMessages } from "../../i18n/en/session/session.ts";
import { Button } from "../primitives/button.tsx";
import { TextField } from "../primitives/text-field.tsx";

type Props = {
  readonly messages: SessionMessages;
  /** The name of the party whose signature is witnessed. */
  readonly party: string;
  readonly isBusy: boolean;
  /** Why a person of that name cannot be the witness; null if they can. */
  readonly problemOf: (name: string) => string | null;
  /** Null to continue without a witness. */
  readonly onReplace: (name: string | null) => void;
};

/** Names another witness, or continues without one. */
export const ReplaceWitnessForm = ({ messages: { witness }, party, isBusy, problemOf, onReplace }: Props) => {
  const [name, setName] = useState("");
  const [isChecked, setChecked] = useState(false);
  const problem = problemOf(name);
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (problem === null) onReplace(name);
      }}
    >
      <p>{witness.replaceText}</p>
      <TextField
        label={witness.replaceName(party)}
        error={isChecked ? (problem ?? undefined) : undefined}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <Button type="submit" variant="main" disabled={isBusy}>
          {witness.replace}
        </Button>
      </div>
      <p>{witness.replaceLaw}</p>
      <div>
        <Button disabled={isBusy} onClick={() => onReplace(null)}>
          {witness.leaveOut}
        </Button>
      </div>
    </form>
  );
};
