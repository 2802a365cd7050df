import { useState } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import type { ChangeProposal } from "../../../model/session/session-state.ts";
import { Button } from "../../primitives/button.tsx";
import { ReasonForm } from "../parts/reason-form.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly proposal: ChangeProposal;
  readonly isBusy: boolean;
  readonly onAct: (event: SessionEvent) => void;
  readonly onCounter: (proposal: ChangeProposal) => void;
};

/** Accepts, declines or counters a proposal. */
export const ProposalAnswer = ({ messages, proposal, isBusy, onAct, onCounter }: Props) => {
  const { id, change } = proposal;
  const [isDeclining, setDeclining] = useState(false);
  if (isDeclining) {
    return (
      <ReasonForm
        label={messages.declineReason}
        send={messages.declineSend}
        cancel={messages.cancel}
        isBusy={isBusy}
        onCancel={() => setDeclining(false)}
        onSend={(text) => onAct({ type: "decline", proposal: id, reason: text })}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="main" disabled={isBusy} onClick={() => onAct({ type: "accept", proposal: id })}>
        {messages.accept}
      </Button>
      <Button disabled={isBusy} onClick={() => setDeclining(true)}>
        {messages.decline}
      </Button>
      {change.op === "replace" && (
        <Button variant="bare" disabled={isBusy} onClick={() => onCounter(proposal)}>
          {messages.counter}
        </Button>
      )}
    </div>
  );
};
