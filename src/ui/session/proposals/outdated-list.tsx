import { outdatedProposals } from "../../../engine/session/rules/proposal-conflicts.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { ChangeProposal, SessionState } from "../../../model/session/session-state.ts";
import { Button } from "../../primitives/button.tsx";
import { Disclosure } from "../../primitives/disclosure.tsx";
import { proposalSentence } from "./proposal-card.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly state: SessionState;
  /** Opens the editor with the words of a proposal; null where this seat cannot propose them again. */
  readonly again: (proposal: ChangeProposal) => (() => void) | null;
};

/** The proposals that no longer apply, because the words they change are different now. */
export const OutdatedList = ({ messages, state, again }: Props) => {
  const outdated = outdatedProposals(state);
  if (outdated.length === 0) return null;
  return (
    <Disclosure summary={messages.conflicts.outdated(outdated.length)}>
      <ul className="grid gap-3 py-2">
        {outdated.map((proposal) => {
          const open = again(proposal);
          return (
            <li key={proposal.id}>
              <p>{proposalSentence(messages, state, proposal)}</p>
              <p className="text-soft">{messages.conflicts.outdatedWhy}</p>
              {open && (
                <Button small className="mt-2" onClick={open}>
                  {messages.conflicts.again}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
};
