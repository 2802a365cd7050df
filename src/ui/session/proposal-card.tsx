import { useState } from "react";
import { outcomeOf } from "../../engine/session/rules/proposals.ts";
import { plainLine } from "../../engine/session/shape/plain-line.ts";
import type { SessionMessages } from "../../i18n/en/session/session.ts";
import type { LegalDocument } from "../../model/document.ts";
import type { Change, SessionEvent } from "../../model/session/session-event.ts";
import type { ChangeProposal, SessionState } from "../../model/session/session-state.ts";
import { AnswerEffects } from "./parts/answer-effects.tsx";
import { Button } from "../primitives/button.tsx";
import { Disclosure } from "../primitives/disclosure.tsx";
import { ProposalWords, changeSentence } from "./parts/proposal-words.tsx";
import { ReasonForm } from "./reason-form.tsx";
import { remarksAbout } from "./remarks/discussion.ts";
import type { Discussion } from "./remarks/discussion.ts";
import { RemarkThread } from "./remarks/remark-thread.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly state: SessionState;
  readonly proposal: ChangeProposal;
  readonly discussion: Discussion;
  /** What this seat may do with it. */
  readonly may: "answer" | "withdraw" | null;
  readonly isBusy: boolean;
  readonly onAct: (event: SessionEvent) => void;
  readonly onCounter: (proposal: ChangeProposal) => void;
};

const nameOf = ({ seats }: SessionState, id: string): string =>
  plainLine(seats.find((seat) => seat.id === id)?.name ?? "");

/** The text once the answers are accepted; where they do not fit the words agreed on, the text that they make alone. */
const textWith = (state: SessionState, change: Change & { readonly op: "answers" }): LegalDocument => {
  const outcome = outcomeOf(state, change);
  return outcome.ok ? outcome.parts.document : change.document;
};

/** An open proposal with the answers that are possible. */
export const ProposalCard = ({ messages, state, proposal, discussion, may, isBusy, onAct, onCounter }: Props) => {
  const [isDeclining, setDeclining] = useState(false);
  const { id, change, reason, accepted } = proposal;
  const subject = { clause: null, proposal: id };
  const count = remarksAbout(discussion, subject).length;
  const isOfClause = change.op === "replace";
  return (
    <article className="grid gap-3 rounded-lg border border-rule bg-paper p-5 shadow-paper" aria-labelledby={`p-${id}`}>
      <h3 id={`p-${id}`} className="text-lg">
        {changeSentence(messages, state.document, nameOf(state, proposal.seat), change)}
      </h3>
      <ProposalWords messages={messages} document={state.document} change={change} />
      {change.op === "answers" && (
        <AnswerEffects messages={messages} before={state.document} after={textWith(state, change)} />
      )}
      {reason !== "" && <p className="break-words">{messages.reasonGiven(reason)}</p>}
      {accepted.length > 0 && (
        <p className="text-soft">{messages.acceptedBy(accepted.map((each) => nameOf(state, each)))}</p>
      )}
      {may === "answer" && !isDeclining && (
        <div className="flex flex-wrap gap-3">
          <Button variant="main" disabled={isBusy} onClick={() => onAct({ type: "accept", proposal: id })}>
            {messages.accept}
          </Button>
          <Button disabled={isBusy} onClick={() => setDeclining(true)}>
            {messages.decline}
          </Button>
          {isOfClause && (
            <Button variant="bare" disabled={isBusy} onClick={() => onCounter(proposal)}>
              {messages.counter}
            </Button>
          )}
        </div>
      )}
      {isDeclining && (
        <ReasonForm
          label={messages.declineReason}
          send={messages.declineSend}
          cancel={messages.cancel}
          isBusy={isBusy}
          onCancel={() => setDeclining(false)}
          onSend={(text) => onAct({ type: "decline", proposal: id, reason: text })}
        />
      )}
      {may === "withdraw" && (
        <div>
          <Button disabled={isBusy} onClick={() => onAct({ type: "withdraw", proposal: id })}>
            {messages.withdraw}
          </Button>
        </div>
      )}
      {(count > 0 || discussion.write) && (
        <Disclosure summary={messages.comments.onProposal(count)}>
          <div className="py-2">
            <RemarkThread messages={messages} state={state} discussion={discussion} subject={subject} />
          </div>
        </Disclosure>
      )}
    </article>
  );
};
