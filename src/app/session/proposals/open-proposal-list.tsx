import type { NextActs } from "../../../engine/session/next-acts.ts";
import { openProposals } from "../../../engine/session/rules/proposals.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import type { ChangeProposal } from "../../../model/session/session-state.ts";
import { ProposalCard } from "../../../ui/session/proposals/proposal-card.tsx";
import { OutdatedList } from "../../../ui/session/proposals/outdated-list.tsx";
import type { Discussion } from "../../../ui/session/remarks/discussion.ts";
import type { SessionProps } from "../session-props.ts";

type Props = SessionProps & {
  readonly discussion: Discussion;
  readonly acts: NextActs;
  readonly isBusy: boolean;
  readonly act: (event: SessionEvent) => Promise<boolean>;
  readonly onCounter: (proposal: ChangeProposal) => void;
  /** Opens the editor with the words of a proposal that no longer applies; null where that is not possible. */
  readonly again: (proposal: ChangeProposal) => (() => void) | null;
};

/** The proposals that are still open: not accepted, rejected, or withdrawn. */
export const OpenProposalList = ({ messages, state, discussion, acts, isBusy, act, onCounter, again }: Props) => {
  const open = openProposals(state);
  const mayDo = (proposal: ChangeProposal) => {
    if (acts.toAnswer.includes(proposal)) return "answer";
    return acts.toWithdraw.includes(proposal) ? "withdraw" : null;
  };
  return (
    <section aria-labelledby="session-open">
      <h2 id="session-open" className="mb-4 text-2xl">
        {messages.openPoints}
      </h2>
      {open.length === 0 && <p className="text-soft">{messages.noOpenPoints}</p>}
      <div className="grid gap-4">
        {open.map((proposal) => (
          <ProposalCard
            key={proposal.id}
            messages={messages}
            state={state}
            proposal={proposal}
            discussion={discussion}
            may={mayDo(proposal)}
            isBusy={isBusy}
            onAct={(event) => void act(event)}
            onCounter={onCounter}
          />
        ))}
        <OutdatedList messages={messages} state={state} again={again} />
      </div>
    </section>
  );
};
