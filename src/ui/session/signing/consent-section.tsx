import { useId } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { SigningReason } from "../../../model/session/session-event.ts";
import { ConsentCheck } from "./consent-check.tsx";
import type { SigningDraft, SigningTask } from "./signing-draft.ts";
import { SigningLaw } from "./signing-law.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly task: SigningTask;
  readonly draft: SigningDraft;
  /** The condition for signing electronically, if there is one. */
  readonly condition: SigningReason | null;
  readonly onEdit: (parts: Partial<SigningDraft>) => void;
};

/** Consent to sign electronically, with what a witness and the law add to it. */
export const ConsentSection = ({ messages, task: { witnessed, isConditional }, draft, condition, onEdit }: Props) => {
  const id = useId();
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {messages.consentTitle}
      </h3>
      <ul className="grid list-disc gap-2 ps-5">
        {messages.consent.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ConsentCheck
        label={messages.consentGive}
        isChecked={draft.isConsenting}
        onChange={(isConsenting) => onEdit({ isConsenting })}
      />
      {witnessed !== null && (
        <ConsentCheck
          label={messages.witness.confirm(witnessed)}
          isChecked={draft.hasSeen}
          onChange={(hasSeen) => onEdit({ hasSeen })}
        />
      )}
      {isConditional && (
        <>
          {condition && <SigningLaw reason={condition} />}
          <ConsentCheck
            label={messages.condition}
            isChecked={draft.meetsCondition}
            onChange={(meetsCondition) => onEdit({ meetsCondition })}
          />
        </>
      )}
    </section>
  );
};
