import type { Change } from "../../../model/session/session-event.ts";
import type { ChangeProposal, SessionState } from "../../../model/session/session-state.ts";
import { changedParts } from "../edits/changed-parts.ts";
import { baseHash } from "../hashing/hashes.ts";
import { openProposals, outcomeOf } from "./proposals.ts";

/** The open proposals that would no longer apply if this one were accepted, because the words they change would differ. */
export const endedBy = (state: SessionState, { id, change }: ChangeProposal): readonly ChangeProposal[] => {
  const outcome = outcomeOf(state, change);
  if (!outcome.ok) return [];
  const { base, document } = outcome.parts;
  return openProposals(state).filter(
    (other) => other.id !== id && baseHash(base, document, other.change) !== other.base,
  );
};

/** The clauses that other answers would change, had the parties not agreed on their words. */
export const keptClauses = (
  { base, changes }: SessionState,
  { document }: Change & { readonly op: "answers" },
): readonly string[] => {
  const agreed = new Set(changes.flatMap((change) => (change.op === "replace" ? [change.clause] : [])));
  return changedParts(base, document).flatMap(({ id }) => (id !== null && agreed.has(id) ? [id] : []));
};

const subjectOf = (change: Change): string => (change.op === "answers" ? change.op : change.clause);

/** The proposals that no longer apply. Each is listed until its party makes another one for the same part. */
export const outdatedProposals = ({ proposals }: SessionState): readonly ChangeProposal[] =>
  proposals.filter(({ status, seat, seq, change }) => {
    if (status !== "superseded") return false;
    return !proposals.some(
      (other) => other.seat === seat && other.seq > seq && subjectOf(other.change) === subjectOf(change),
    );
  });
