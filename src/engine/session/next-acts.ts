import type { ActProblem, ChangeProposal, SeatState, SessionState } from "../../model/session/session-state.ts";
import { canChange, openProposals } from "./rules/proposals.ts";
import { replaceableWitnesses } from "./rules/replace-witness.ts";
import { decidingSeats, isDeciding } from "./rules/seats.ts";
import { notariesToLeaveOut, inviteNotaryProblem, pendingNotaries } from "./rules/notaries.ts";
import { paperOnlyProblem } from "./rules/paper-only.ts";
import { currentSigners, refuseProblem, turnProblem } from "./rules/signing.ts";
import { refusedWitnesses } from "./rules/witnesses.ts";

/** What a seat may do now. An act that is not possible has the reason, so that the page can show it. */
export type NextActs = {
  readonly canPropose: boolean;
  /** Until the first signature: what is written between signatures becomes part of the evidence. */
  readonly canComment: boolean;
  /** Proposals that wait for this seat's answer. */
  readonly toAnswer: readonly ChangeProposal[];
  /** Its own open proposals, which it can withdraw. */
  readonly toWithdraw: readonly ChangeProposal[];
  /** Null if it may agree now. */
  readonly agree: ActProblem | null;
  /** Null if it may sign now, or consent first. */
  readonly sign: ActProblem | null;
  readonly canRefuse: boolean;
  readonly canVoid: boolean;
  /** Witnesses whom it may replace; those who refused keep everyone from signing. */
  readonly toReplace: readonly SeatState[];
  readonly canInviteNotary: boolean;
  /** Notaries without whom it can continue. */
  readonly toLeaveOut: readonly SeatState[];
};

const agreeProblem = (state: SessionState, seat: string): ActProblem | null => {
  if (!isDeciding(state, seat)) return "not_your_role";
  if (state.phase !== "discuss") return "wrong_phase";
  if (openProposals(state).length > 0) return "open_points";
  return Object.hasOwn(state.agreements, seat) ? "already_done" : null;
};

// Once a seat cannot sign any more, there is no need to report that the document must be signed on paper.
const signProblemNow = (state: SessionState, seat: string): ActProblem | null => {
  const problem = turnProblem(state, seat);
  const isPast = problem === "not_your_role" || problem === "already_done" || problem === "wrong_phase";
  return isPast ? problem : (paperOnlyProblem(state) ?? problem);
};

const isAnswered = ({ seat: by, accepted }: ChangeProposal, seat: string): boolean =>
  by === seat || accepted.includes(seat);

/** What a seat may do next. */
export const nextActs = (state: SessionState, seat: string): NextActs => {
  const open = openProposals(state);
  const isRunning = state.phase === "discuss" || state.phase === "signing";
  const decides = isDeciding(state, seat);
  return {
    canPropose: decides && canChange(state),
    canComment: isRunning && Object.keys(state.signatures).length === 0,
    toAnswer: decides && isRunning ? open.filter((proposal) => !isAnswered(proposal, seat)) : [],
    toWithdraw: isRunning ? open.filter((proposal) => proposal.seat === seat) : [],
    agree: agreeProblem(state, seat),
    sign: signProblemNow(state, seat),
    canRefuse: refuseProblem(state, seat) === null,
    canVoid: isRunning && seat === state.founder,
    toReplace: replaceableWitnesses(state, seat),
    canInviteNotary: inviteNotaryProblem(state, seat) === null,
    toLeaveOut: notariesToLeaveOut(state, seat),
  };
};

/**
 * The seats everyone waits for, in order: those that have a proposal to answer, to agree, to sign, or to certify; the founder
 * if a witness or a notary refused.
 */
export const awaitedSeats = (state: SessionState): readonly string[] => {
  if (state.phase === "signing") {
    if (paperOnlyProblem(state)) return [];
    return refusedWitnesses(state).length > 0 ? [state.founder] : currentSigners(state).map(({ id }) => id);
  }
  if (state.phase === "certifying") {
    const pending = pendingNotaries(state);
    const open = pending.filter(({ refused }) => refused === undefined).map(({ id }) => id);
    return pending.length > open.length ? [state.founder, ...open] : open;
  }
  if (state.phase !== "discuss") return [];
  const open = openProposals(state);
  const isAwaited = (id: string): boolean =>
    open.length > 0 ? open.some((proposal) => !isAnswered(proposal, id)) : !Object.hasOwn(state.agreements, id);
  return decidingSeats(state)
    .map(({ id }) => id)
    .filter(isAwaited);
};
