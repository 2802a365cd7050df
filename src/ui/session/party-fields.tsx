import { Eye, X } from "lucide-react";
import type { PlannedParty } from "../../engine/session/plan-seats.ts";
import { MAX_NAME_LENGTH } from "../../engine/session/shape/limits.ts";
import type { SessionMessages } from "../../i18n/en/session/session.ts";
import { Button } from "../primitives/button.tsx";
import { TextField } from "../primitives/text-field.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly party: PlannedParty;
  /** The position of the party, from 0; the first is the person who starts. */
  readonly index: number;
  readonly mayAddWitness: boolean;
  /** Why a name cannot be used; the witness is null for the party itself. */
  readonly errorOf: (witness: number | null) => string | undefined;
  readonly onChange: (party: PlannedParty) => void;
  /** Null for a party that must be there. */
  readonly onRemove: (() => void) | null;
};

type WitnessProps = {
  readonly messages: Props["messages"];
  /** The name of the party. */
  readonly called: string;
  readonly witness: string;
  readonly number: number;
  readonly error: string | undefined;
  readonly onChange: (name: string) => void;
  readonly onRemove: () => void;
};

const WitnessFields = ({ messages, called, witness, number, error, onChange, onRemove }: WitnessProps) => (
  <div className="grid gap-2 border-s-2 border-rule ps-4">
    <TextField
      label={messages.witness.name(called, number)}
      hint={messages.witness.nameHint}
      error={error}
      value={witness}
      maxLength={MAX_NAME_LENGTH}
      onChange={(event) => onChange(event.target.value)}
    />
    <div>
      <Button small icon={<X aria-hidden className="size-4" />} onClick={onRemove}>
        {messages.witness.remove(called, number)}
      </Button>
    </div>
  </div>
);

/** The name of a party, and of the witnesses of its signature. */
export const PartyFields = ({ messages, party, index, mayAddWitness, errorOf, onChange, onRemove }: Props) => {
  const { name, witnesses } = party;
  const called = name.trim() === "" ? messages.witness.party(index + 1) : name.trim();
  const setWitnesses = (next: readonly string[]): void => onChange({ ...party, witnesses: next });
  return (
    <div className="grid gap-1">
      <TextField
        label={index === 0 ? messages.yourName : messages.otherName(index)}
        hint={index === 0 ? messages.yourNameHint : undefined}
        error={errorOf(null)}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        onChange={(event) => onChange({ ...party, name: event.target.value })}
      />
      {witnesses.map((witness, at) => (
        // Names may be equal while they are typed, so the position is the key.
        <WitnessFields
          key={at}
          {...{ messages, called, witness }}
          number={at + 1}
          error={errorOf(at)}
          onChange={(typed) => setWitnesses(witnesses.with(at, typed))}
          onRemove={() => setWitnesses(witnesses.toSpliced(at, 1))}
        />
      ))}
      <div className="-mx-3 flex flex-wrap gap-2">
        {mayAddWitness && (
          <Button
            small
            variant="bare"
            icon={<Eye aria-hidden className="size-4" />}
            onClick={() => setWitnesses([...witnesses, ""])}
          >
            {messages.witness.add(called)}
          </Button>
        )}
        {onRemove && (
          <Button small variant="bare" icon={<X aria-hidden className="size-4" />} onClick={onRemove}>
            {messages.removeParty(index + 1)}
          </Button>
        )}
      </div>
    </div>
  );
};
