import { changedWording } from "../../../engine/session/changes/changed-wording.ts";
import { seatNameAt } from "../../../engine/session/rules/seats.ts";
import { sanitizeLine } from "../../../engine/session/shape/sanitize-line.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { LegalDocument } from "../../../model/document.ts";
import type { Change } from "../../../model/session/session-event.ts";
import type { ChangeProposal, SessionState } from "../../../model/session/session-state.ts";
import { Disclosure } from "../../primitives/disclosure.tsx";
import { ThreeWayWords } from "../parts/three-way-words.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly state: SessionState;
  readonly proposal: ChangeProposal;
};

const wordsOfChange = (document: LegalDocument, change: Change): { readonly from: string; readonly to: string } =>
  change.op === "answers" ? { from: "", to: "" } : changedWording(document, change);

/** Other open proposals for the same words, each compared with this one. */
export const ConflictingProposals = ({ messages, state, proposal }: Props) => {
  const { document, proposals } = state;
  const { id, change } = proposal;
  const conflicting = proposals.filter(
    (other) =>
      other.id !== id &&
      other.status === "open" &&
      other.change.op === "replace" &&
      change.op === "replace" &&
      other.change.clause === change.clause,
  );
  if (conflicting.length === 0) return null;
  const nameOf = ({ seat, seq }: ChangeProposal): string =>
    sanitizeLine(seatNameAt(state, seat, seq) ?? messages.someone);
  return conflicting.map((other) => (
    <Disclosure key={other.id} summary={messages.wordFiles.threeWay.compareWith(nameOf(other))}>
      <ThreeWayWords
        messages={messages}
        language={document.language}
        base={wordsOfChange(document, change).from}
        first={wordsOfChange(document, other.change).to}
        second={wordsOfChange(document, change).to}
        names={{ first: nameOf(other), second: nameOf(proposal) }}
      />
    </Disclosure>
  ));
};
