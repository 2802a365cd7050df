import { useId } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { NotarialAct, NotaryRequest } from "../../../model/session/notary.ts";
import { Disclosure } from "../../primitives/disclosure.tsx";
import { NativeSelect } from "../../primitives/native-select.tsx";
import { RadioGroup } from "../parts/radio-group.tsx";
import { CertificatePreview } from "./certificate-preview.tsx";
import type { InviteDraft, NotaryState } from "./invite-draft.ts";

type WordingProps = {
  readonly messages: SessionMessages;
  readonly parties: readonly { readonly id: string; readonly name: string }[];
  /** Null until the state and the act are chosen. */
  readonly request: NotaryRequest | null;
};

/** The certificate as the notary will get it, once it is known which one. */
export const RequestedWording = ({ messages: { notary }, request, parties }: WordingProps) => {
  if (!request) return null;
  const names = parties.filter(({ id }) => request.signers.includes(id)).map(({ name }) => name);
  return (
    <Disclosure summary={notary.showWording}>
      <CertificatePreview request={request} names={names} blanks={[]} />
    </Disclosure>
  );
};

type StateChoiceProps = {
  readonly messages: SessionMessages;
  readonly states: readonly NotaryState[];
  readonly place: string;
  readonly error: string | undefined;
  readonly onChange: (place: string) => void;
};

/** The state that commissioned the notary. */
export const StateChoice = ({ messages: { notary }, states, place, error, onChange }: StateChoiceProps) => {
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
        options={states.map(({ place: value, label }) => ({ value, label }))}
        value={place}
        onValueChange={onChange}
      />
    </div>
  );
};

type ActChoiceProps = {
  readonly messages: SessionMessages;
  readonly acts: readonly NotarialAct[];
  readonly draft: InviteDraft;
  readonly error: string | undefined;
  readonly onChange: (parts: Partial<InviteDraft>) => void;
};

/** What the notary certifies, with what it means. */
export const ActChoice = ({ messages: { notary }, acts, draft, error, onChange }: ActChoiceProps) => (
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
