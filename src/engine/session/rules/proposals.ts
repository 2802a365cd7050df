import type { LegalDocument } from "../../../model/document.ts";
import type { Change } from "../../../model/session/session-event.ts";
import type { ActProblem, ChangeProposal, SessionState } from "../../../model/session/session-state.ts";
import { applyChange, applyChanges, fitsDocument } from "../edits/apply-change.ts";
import { danglingReferences } from "../edits/broken-parts.ts";
import { findUnit } from "../edits/clause-units.ts";
import { baseHash } from "../hashing/hashes.ts";
import { renumber } from "../edits/renumber.ts";
import { changed, refused } from "./act-result.ts";
import type { ActResult, Rule } from "./act-result.ts";
import { decidingSeats, isDeciding } from "./seats.ts";

/** The proposal with that id. */
export const proposalOf = (state: SessionState, id: string): ChangeProposal | undefined =>
  state.proposals.find((proposal) => proposal.id === id);

/** Proposals that wait for an answer. */
export const openProposals = (state: SessionState): readonly ChangeProposal[] =>
  state.proposals.filter(({ status }) => status === "open");

const withProposal = (state: SessionState, id: string, parts: Partial<ChangeProposal>): readonly ChangeProposal[] =>
  state.proposals.map((proposal) => (proposal.id === id ? { ...proposal, ...parts } : proposal));

/** Changes are possible until the first signature. */
export const canChange = ({ phase, service, signatures }: SessionState): boolean =>
  service === "negotiation" && (phase === "discuss" || (phase === "signing" && Object.keys(signatures).length === 0));

/** The text of a session, and what it was made from. */
export type NegotiatedText = Pick<SessionState, "base" | "changes" | "document" | "source">;

/** The text after a change was accepted, or why it does not fit. */
type Outcome =
  { readonly ok: true; readonly parts: NegotiatedText } | { readonly ok: false; readonly problem: ActProblem };

const countBroken = (document: LegalDocument): number => danglingReferences(document).length;

/** What accepting a change would do. */
export const outcomeOf = (state: NegotiatedText, change: Change): Outcome => {
  const { base, source, changes, document } = state;
  const no = (problem: ActProblem): Outcome => ({ ok: false, problem });
  if (change.op === "answers") {
    if (!source) return no("unknown_clause");
    const again = applyChanges(renumber(change.document), changes);
    // Words that the parties agreed on must not disappear because an answer changed.
    if (again.lost.length > 0) return no("breaks_agreed_words");
    if (countBroken(again.document) > countBroken(document)) return no("breaks_reference");
    const answered = { ...source, answers: change.answers };
    return { ok: true, parts: { base: change.document, source: answered, changes, document: again.document } };
  }
  const next = applyChange(document, change);
  if (!next) return no("unknown_clause");
  if (countBroken(next) > countBroken(document)) return no("breaks_reference");
  return { ok: true, parts: { base, source, changes: [...changes, change], document: next } };
};

/** Open proposals whose base the change has replaced. */
const superseded = (state: SessionState): readonly ChangeProposal[] =>
  state.proposals.map((proposal) => {
    if (proposal.status !== "open") return proposal;
    const isCurrent = baseHash(state.base, state.document, proposal.change) === proposal.base;
    return isCurrent ? proposal : { ...proposal, status: "superseded" };
  });

/** Why a change cannot be proposed. References are checked on acceptance, because other changes may take effect first. */
const problemOfProposal = (state: SessionState, change: Change): ActProblem | null => {
  if (change.op !== "answers") return fitsDocument(state.document, change) ? null : "unknown_clause";
  const outcome = outcomeOf(state, change);
  return outcome.ok || outcome.problem === "breaks_reference" ? null : outcome.problem;
};

/** A change proposed to the other parties; what was agreed before is open again. */
export const propose: Rule<"propose"> = (state, { seq, seat, event }) => {
  const { proposal: id, change, reason, base, counters } = event;
  if (!isDeciding(state, seat)) return refused("not_your_role");
  if (!canChange(state)) return refused("wrong_phase");
  if (proposalOf(state, id)) return refused("already_done");
  if (change.op === "insert" && findUnit(state.document, change.clause)) return refused("clause_exists");
  const current = baseHash(state.base, state.document, change);
  if (current === null) return refused("unknown_clause");
  if (current !== base) return refused("superseded");
  const problem = problemOfProposal(state, change);
  if (problem) return refused(problem);
  const proposal: ChangeProposal = {
    id,
    seat,
    change,
    reason,
    base,
    counters,
    seq,
    status: "open",
    accepted: [],
    declined: null,
  };
  const countered = counters === null ? undefined : proposalOf(state, counters);
  if (counters !== null) {
    if (!countered) return refused("unknown_proposal");
    if (countered.status !== "open") return refused("not_open");
    if (countered.seat === seat) return refused("own_proposal");
  }
  const others = countered ? withProposal(state, countered.id, { status: "countered" }) : state.proposals;
  return changed(state, { proposals: [...others, proposal], phase: "discuss", agreements: {} });
};

/** A proposer withdraws an open proposal. */
export const withdraw: Rule<"withdraw"> = (state, { seat, event }) => {
  const proposal = proposalOf(state, event.proposal);
  if (!proposal) return refused("unknown_proposal");
  if (proposal.seat !== seat) return refused("not_own_proposal");
  if (proposal.status !== "open") return refused("not_open");
  return changed(state, { proposals: withProposal(state, proposal.id, { status: "withdrawn" }) });
};

/** The first version of the program whose sessions refuse answers to proposals after they have ended. */
const REFUSES_LATE_ANSWERS = 3;

/**
 * Earlier programs let parties answer proposals that were open when a session ended, so their logs are replayed by that
 * rule.
 */
const isTooLate = ({ ended, writer = 1 }: SessionState): boolean => ended !== null && writer >= REFUSES_LATE_ANSWERS;

const answerable = (state: SessionState, id: string, seat: string): ChangeProposal | ActProblem => {
  const proposal = proposalOf(state, id);
  if (isTooLate(state)) return "wrong_phase";
  if (!proposal) return "unknown_proposal";
  if (!isDeciding(state, seat)) return "not_your_role";
  if (proposal.seat === seat) return "own_proposal";
  if (proposal.status === "superseded") return "superseded";
  return proposal.status === "open" ? proposal : "not_open";
};

const takeEffect = (state: SessionState, proposal: ChangeProposal, accepted: readonly string[]): ActResult => {
  const outcome = outcomeOf(state, proposal.change);
  if (!outcome.ok) return outcome;
  const proposals = withProposal(state, proposal.id, { status: "accepted", accepted });
  const next = { ...state, ...outcome.parts, proposals };
  return changed(next, { proposals: superseded(next), agreements: {} });
};

/** A party accepts; the change takes effect once all other deciding seats have. */
export const accept: Rule<"accept"> = (state, { seat, event }) => {
  const proposal = answerable(state, event.proposal, seat);
  if (typeof proposal === "string") return refused(proposal);
  if (proposal.accepted.includes(seat)) return refused("already_done");
  const accepted = [...proposal.accepted, seat];
  const isUnanimous = decidingSeats(state).every(({ id }) => id === proposal.seat || accepted.includes(id));
  if (isUnanimous) return takeEffect(state, proposal, accepted);
  return changed(state, { proposals: withProposal(state, proposal.id, { accepted }) });
};

/** A party declines, which closes the proposal. */
export const decline: Rule<"decline"> = (state, { seat, event }) => {
  const proposal = answerable(state, event.proposal, seat);
  if (typeof proposal === "string") return refused(proposal);
  const declined = { seat, reason: event.reason };
  return changed(state, { proposals: withProposal(state, proposal.id, { status: "declined", declined }) });
};
