import type { SessionState } from "../../../model/session/session-state.ts";
import { versionHash } from "../hashing/hashes.ts";
import { changed, refused } from "./act-result.ts";
import type { Rule } from "./act-result.ts";
import { decidingSeats, isDeciding, seatOf } from "./seats.ts";
import { openProposals, proposalOf } from "./proposals.ts";
import { findUnit } from "../edits/clause-units.ts";

/** Whether all deciding seats have agreed to the same version. */
const isAgreed = (state: SessionState, agreements: SessionState["agreements"]): boolean => {
  const version = versionHash(state.document);
  return decidingSeats(state).every(({ id }) => agreements[id] === version);
};

/** A party agrees to the current version; with the last agreement, signing begins. */
export const agree: Rule<"agree"> = (state, { seat, event }) => {
  if (!isDeciding(state, seat)) return refused("not_your_role");
  if (state.phase !== "discuss") return refused("wrong_phase");
  if (openProposals(state).length > 0) return refused("open_points");
  if (event.version !== versionHash(state.document)) return refused("wrong_version");
  if (Object.hasOwn(state.agreements, seat)) return refused("already_done");
  const agreements = { ...state.agreements, [seat]: event.version };
  return changed(state, { agreements, phase: isAgreed(state, agreements) ? "signing" : "discuss" });
};

/** A remark for all parties about a clause, a proposal or the whole document. */
export const comment: Rule<"comment"> = (state, { seq, seat, event }) => {
  const { clause, proposal, text } = event;
  if (state.phase === "complete" || state.ended) return refused("wrong_phase");
  if (!seatOf(state, seat)) return refused("unknown_seat");
  if (clause !== null && !findUnit(state.document, clause)) return refused("unknown_clause");
  if (proposal !== null && !proposalOf(state, proposal)) return refused("unknown_proposal");
  return changed(state, { comments: [...state.comments, { seq, seat, clause, proposal, text }] });
};
