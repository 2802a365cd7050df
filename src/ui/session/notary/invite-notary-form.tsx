import { useId, useState } from "react";
import { MAX_NAME_LENGTH } from "../../../engine/session/shape/limits.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { NOTARIAL_ACTS } from "../../../model/session/notary.ts";
import type { NotarialAct, NotaryRequest } from "../../../model/session/notary.ts";
import { Button } from "../../primitives/button.tsx";
import { NativeSelect } from "../../primitives/native-select.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import { RadioGroup } from "../parts/radio-group.tsx";
import { EMPTY_INVITE, inviteProblems, requestOf } from "./invite-draft.ts";
import type { InviteDraft, NotaryState } from "./invite-draft.ts";
import { NotaryLaw } from "./notary-law.tsx";
import { SignerChoice } from "./signer-choice.tsx";

type Props = {
  readonly messages: SessionMessages;
  /** The states with a certificate that was read. */
  readonly states: readonly NotaryState[];
  /** The parties, by seat. */
  readonly parties: readonly { readonly id: string; readonly name: string }[];
  readonly isTaken: (name: string) => boolean;
  readonly isBusy: boolean;
  readonly onInvite: (name: string, request: NotaryRequest) => void;
};

/** Names a notary and what the notary is asked to certify. */
export const InviteNotaryForm = ({ messages, states, parties, isTaken, isBusy, onInvite }: Props) => {
  const { notary } = messages;
  const [draft, setDraft] = useState<InviteDraft>(EMPTY_INVITE);
  const [isChecked, setChecked] = useState(false);
  const edit = (parts: Partial<InviteDraft>): void => setDraft((before) => ({ ...before, ...parts }));
  const problems = isChecked ? inviteProblems(messages, draft, isTaken) : {};
  const law = states.find(({ place }) => place === draft.place);
  const acts = NOTARIAL_ACTS.filter((act) => law?.wordings[act].value);
  const submit = (): void => {
    setChecked(true);
    const request = requestOf(draft, law);
    if (request && Object.keys(inviteProblems(messages, draft, isTaken)).length === 0) onInvite(draft.name, request);
  };
  return (
    <form
      className="grid gap-5"
      noValidate
      aria-label={notary.addTitle}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={notary.name}
        error={problems.name}
        value={draft.name}
        maxLength={MAX_NAME_LENGTH}
        onChange={(event) => edit({ name: event.target.value })}
      />
      <StateChoice
        messages={messages}
        states={states}
        place={draft.place}
        error={problems.place}
        onChange={(place) => edit({ place, act: null })}
      />
      {law && <NotaryLaw messages={messages} law={{ ...law, wording: law.wordings[draft.act ?? acts[0]!] }} />}
      {law && <ActChoice messages={messages} acts={acts} draft={draft} error={problems.act} onChange={edit} />}
      <SignerChoice
        messages={messages}
        parties={parties}
        chosen={draft.signers}
        error={problems.signers}
        onChange={(signers) => edit({ signers })}
      />
      {draft.act === "representative" && (
        <>
          <TextField
            label={notary.authority}
            hint={notary.authorityHint}
            error={problems.authority}
            value={draft.authority}
            maxLength={MAX_NAME_LENGTH}
            onChange={(event) => edit({ authority: event.target.value })}
          />
          <TextField
            label={notary.party}
            hint={notary.partyHint}
            error={problems.party}
            value={draft.party}
            maxLength={MAX_NAME_LENGTH}
            onChange={(event) => edit({ party: event.target.value })}
          />
        </>
      )}
      <div>
        <Button type="submit" variant="main" disabled={isBusy}>
          {notary.invite}
        </Button>
      </div>
    </form>
  );
};

type StateChoiceProps = Pick<Props, "messages" | "states"> & {
  readonly place: string;
  readonly error: string | undefined;
  readonly onChange: (place: string) => void;
};

const StateChoice = ({ messages: { notary }, states, place, error, onChange }: StateChoiceProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {notary.place}
      </label>
      <p id={`${id}-hint`} className="mb-2 text-sm text-soft">
        {notary.placeHint}
      </p>
      {error !== undefined && <p className="mb-2 text-sm font-semibold text-danger">{error}</p>}
      <NativeSelect
        id={id}
        aria-describedby={`${id}-hint`}
        aria-invalid={error === undefined ? undefined : true}
        placeholder={notary.choosePlace}
        options={states.map(({ place: value, state: label }) => ({ value, label }))}
        value={place}
        onValueChange={onChange}
      />
    </div>
  );
};

type ActChoiceProps = Pick<Props, "messages"> & {
  readonly acts: readonly NotarialAct[];
  readonly draft: InviteDraft;
  readonly error: string | undefined;
  readonly onChange: (parts: Partial<InviteDraft>) => void;
};

const ActChoice = ({ messages: { notary }, acts, draft, error, onChange }: ActChoiceProps) => (
  <div className="grid gap-2">
    <RadioGroup
      legend={notary.act}
      options={acts.map((act) => ({ value: act, label: notary.acts[act] }))}
      value={draft.act}
      onChange={(act) => onChange({ act })}
      isColumn
    />
    <p className="text-sm text-soft">{notary.actHint}</p>
    {draft.act !== null && <p>{notary.actTexts[draft.act]}</p>}
    {draft.act === "jurat" && <p className="font-semibold">{notary.juratFirst}</p>}
    {error !== undefined && <p className="text-sm font-semibold text-danger">{error}</p>}
  </div>
);
