import { endedBy } from "../../../engine/session/rules/proposal-conflicts.ts";
import { seatName } from "../../../engine/session/rules/seats.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import type { ChangeProposal, SessionState } from "../../../model/session/session-state.ts";
import { Button } from "../../primitives/button.tsx";
import { Disclosure } from "../../primitives/disclosure.tsx";
import { Notice } from "../../primitives/notice.tsx";
import { AnswerEffects } from "../parts/answer-effects.tsx";
import { ProposalWords, changeSentence } from "../parts/proposal-words.tsx";
import { remarksAbout } from "../remarks/discussion.ts";
import type { Discussion } from "../remarks/discussion.ts";
import { RemarkThread } from "../remarks/remark-thread.tsx";
import { ProposalAnswer } from "./proposal-answer.tsx";
import { ConflictingProposals } from "./conflicting-proposals.tsx";

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

/** What a proposal proposes, as a sentence. */
export const proposalSentence = (messages: SessionMessages, state: SessionState, { seat, change }: ChangeProposal) =>
  changeSentence(messages, state.document, seatName(state, seat), change);

/** An open proposal with the answers that are possible. */
export const ProposalCard = (props: Props) => {
  const { messages, state, proposal, discussion, may, isBusy, onAct } = props;
  const { id, change, reason, accepted } = proposal;
  const subject = { clause: null, proposal: id };
  const count = remarksAbout(discussion, subject).length;
  return (
    <article className="grid gap-3 rounded-lg border border-rule bg-paper p-5 shadow-paper" aria-labelledby={`p-${id}`}>
      <h3 id={`p-${id}`} className="text-lg">
        {proposalSentence(messages, state, proposal)}
      </h3>
      <ProposalWords messages={messages} document={state.document} change={change} />
      {change.op === "answers" && <AnswerEffects messages={messages} state={state} change={change} />}
      <ConflictingProposals messages={messages} state={state} proposal={proposal} />
      <EndedProposals messages={messages} state={state} proposal={proposal} />
      {reason !== "" && <p className="break-words">{messages.reasonGiven(reason)}</p>}
      {accepted.length > 0 && (
        <p className="text-soft">{messages.acceptedBy(accepted.map((each) => seatName(state, each)))}</p>
      )}
      {may === "answer" && <ProposalAnswer {...props} />}
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

/** The open proposals that no longer apply once this one is accepted. */
const EndedProposals = ({ messages, state, proposal }: Pick<Props, "messages" | "state" | "proposal">) => {
  const ended = endedBy(state, proposal);
  if (ended.length === 0) return null;
  return (
    <Notice tone="caution" title={messages.conflicts.ends}>
      <ul className="list-disc ps-5">
        {ended.map((each) => (
          <li key={each.id}>{proposalSentence(messages, state, each)}</li>
        ))}
      </ul>
    </Notice>
  );
};
