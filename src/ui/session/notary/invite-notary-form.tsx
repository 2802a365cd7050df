import { useState } from "react";
import { MAX_NAME_LENGTH } from "../../../engine/session/shape/limits.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { NOTARIAL_ACTS } from "../../../model/session/notary.ts";
import type { NotaryRequest } from "../../../model/session/notary.ts";
import { Button } from "../../primitives/button.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import { ActChoice, RequestedWording, StateChoice } from "./invite-choices.tsx";
import { EMPTY_INVITE, inviteProblems, requestOf } from "./invite-draft.ts";
import type { InviteDraft, InviteProblems, NotaryState } from "./invite-draft.ts";
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

type PartProps = Pick<Props, "messages"> & {
  readonly draft: InviteDraft;
  readonly problems: InviteProblems;
  readonly onChange: (parts: Partial<InviteDraft>) => void;
};

/** The state of the certificate with its law, and the notarial act. */
const StateAndAct = ({ messages, states, draft, problems, onChange }: PartProps & Pick<Props, "states">) => {
  const law = states.find(({ place }) => place === draft.place);
  const acts = NOTARIAL_ACTS.filter((act) => law?.wordings[act].value);
  return (
    <>
      <StateChoice
        messages={messages}
        states={states}
        place={draft.place}
        error={problems.place}
        onChange={(place) => onChange({ place, act: null })}
      />
      {law && (
        <>
          <NotaryLaw
            messages={messages}
            law={{ ...law, state: law.label, wording: law.wordings[draft.act ?? acts[0]!] }}
          />
          <ActChoice messages={messages} acts={acts} draft={draft} error={problems.act} onChange={onChange} />
        </>
      )}
    </>
  );
};

/** The capacity of a signer who signs for another: by what authority, and for whom. */
const CapacityFields = ({ messages: { notary }, draft, problems, onChange }: PartProps) => (
  <>
    <TextField
      label={notary.authority}
      hint={notary.authorityHint}
      error={problems.authority}
      value={draft.authority}
      maxLength={MAX_NAME_LENGTH}
      onChange={(event) => onChange({ authority: event.target.value })}
    />
    <TextField
      label={notary.party}
      hint={notary.partyHint}
      error={problems.party}
      value={draft.party}
      maxLength={MAX_NAME_LENGTH}
      onChange={(event) => onChange({ party: event.target.value })}
    />
  </>
);

/** Names a notary and what the notary is asked to certify. */
export const InviteNotaryForm = ({ messages, states, parties, isTaken, isBusy, onInvite }: Props) => {
  const { notary } = messages;
  const [draft, setDraft] = useState<InviteDraft>(EMPTY_INVITE);
  const [isChecked, setChecked] = useState(false);
  const edit = (parts: Partial<InviteDraft>): void => setDraft((before) => ({ ...before, ...parts }));
  const problems = isChecked ? inviteProblems(messages, draft, isTaken) : {};
  const law = states.find(({ place }) => place === draft.place);
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
      <StateAndAct messages={messages} states={states} draft={draft} problems={problems} onChange={edit} />
      <SignerChoice
        messages={messages}
        parties={parties}
        chosen={draft.signers}
        error={problems.signers}
        onChange={(signers) => edit({ signers })}
      />
      <RequestedWording messages={messages} request={requestOf(draft, law)} parties={parties} />
      {draft.act === "representative" && (
        <CapacityFields messages={messages} draft={draft} problems={problems} onChange={edit} />
      )}
      <div>
        <Button type="submit" variant="main" disabled={isBusy}>
          {notary.invite}
        </Button>
      </div>
    </form>
  );
};
