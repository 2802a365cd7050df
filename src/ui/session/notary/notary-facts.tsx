import { MAX_NAME_LENGTH, MAX_TYPED_LINE } from "../../../engine/session/shape/limits.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { APPEARANCES, IDENTIFICATIONS } from "../../../model/session/notary.ts";
import type { NotaryRequest } from "../../../model/session/notary.ts";
import { TextField } from "../../primitives/text-field.tsx";
import { RadioGroup } from "../parts/radio-group.tsx";
import { missingFacts } from "./certificate-draft.ts";
import type { CertificateDraft } from "./certificate-draft.ts";

type Props = {
  readonly messages: SessionMessages;
  readonly request: NotaryRequest;
  readonly draft: CertificateDraft;
  readonly isChecked: boolean;
  readonly onChange: (parts: Partial<CertificateDraft>) => void;
};

const FACTS = [
  { fact: "name", label: "commissionName", type: "text" },
  { fact: "commission", label: "commission", type: "text" },
  { fact: "expires", label: "expires", type: "date" },
  { fact: "on", label: "on", type: "date" },
  { fact: "county", label: "county", type: "text" },
] as const;

/** What a notary states about the commission, and about how the signers appeared and were identified. */
export const NotaryFacts = ({ messages: { notary }, request, draft, isChecked, onChange }: Props) => {
  const missing = isChecked ? missingFacts(draft) : [];
  const { identification } = draft;
  return (
    <>
      <RadioGroup
        legend={notary.commissionState}
        options={[
          { value: "this", label: request.state },
          { value: "other", label: notary.otherState },
        ]}
        value={draft.isOfState === null ? null : draft.isOfState ? "this" : "other"}
        onChange={(which) => onChange({ isOfState: which === "this" })}
      />
      {FACTS.map(({ fact, label, type }) => (
        <TextField
          key={fact}
          type={type}
          label={notary[label]}
          error={missing.includes(fact) ? notary.missing : undefined}
          value={draft[fact]}
          maxLength={MAX_NAME_LENGTH}
          onChange={(event) => onChange({ [fact]: event.target.value })}
        />
      ))}
      <RadioGroup
        legend={notary.appearance}
        options={APPEARANCES.filter((how) => how === "in_person" || request.video.value === true).map((how) => ({
          value: how,
          label: notary.appearances[how],
        }))}
        value={draft.appearance}
        onChange={(appearance) => onChange({ appearance })}
        isColumn
      />
      <RadioGroup
        legend={notary.identification}
        options={IDENTIFICATIONS.filter((how) => how !== "known" || request.known.value === true).map((how) => ({
          value: how,
          label: notary.identifications[how],
        }))}
        value={identification}
        onChange={(how) => onChange({ identification: how, evidence: "" })}
        isColumn
      />
      {identification !== "known" && (
        <TextField
          label={notary.evidence[identification]}
          hint={identification === "document" ? notary.evidenceHint : undefined}
          error={missing.includes("evidence") ? notary.missing : undefined}
          value={draft.evidence}
          maxLength={MAX_TYPED_LINE}
          onChange={(event) => onChange({ evidence: event.target.value })}
        />
      )}
    </>
  );
};
