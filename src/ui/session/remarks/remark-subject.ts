import { proposalOf } from "../../../engine/session/rules/proposals.ts";
import { seatNameAt } from "../../../engine/session/rules/seats.ts";
import { sanitizeLine } from "../../../engine/session/shape/sanitize-line.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { RemarkSubject } from "../../../model/session/remark.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { changeSentence } from "../parts/proposal-words.tsx";
import { nameOfId } from "../parts/unit-name.ts";

/** What a remark is about, in words. */
export const remarkSubject = (
  messages: SessionMessages,
  state: SessionState,
  { clause, proposal }: RemarkSubject,
): string => {
  const { comments } = messages;
  const about = proposal === null ? undefined : proposalOf(state, proposal);
  if (about) {
    const name = sanitizeLine(seatNameAt(state, about.seat, about.seq) ?? messages.someone);
    return comments.aboutProposal(changeSentence(messages, state.document, name, about.change));
  }
  return clause === null ? comments.aboutWhole : comments.aboutClause(nameOfId(messages, state.document, clause));
};
