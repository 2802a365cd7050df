import type { SessionEvent } from "../../../model/session/session-event.ts";
import type { IgnoredAct, SessionPhase, SessionState } from "../../../model/session/session-state.ts";
import { changed, refused } from "./act-result.ts";
import type { Rule } from "./act-result.ts";
import { isCertified } from "./notaries.ts";
import { isSigningRole, seatOf } from "./seats.ts";

/** Acts between signatures that evidence must include even though the session ignored them. */
const ACTS: readonly SessionEvent["type"][] = ["refuse", "replace_witness", "signature"];
/** The same for the founder, who can also end the session and have everyone sign again. */
const ACTS_OF_FOUNDER: readonly SessionEvent["type"][] = [...ACTS, "void", "sign_again", "invite_notary"];
/** The same for a notary who has completed a certificate. */
const ACTS_OF_NOTARY: readonly SessionEvent["type"][] = ["refuse", "certificate"];

/** The position of the last act that the sealed file is about: a signature, a certificate, or that a notary was left out. */
export const lastSigningAct = ({ signatures, certificates = {}, history }: SessionState): number => {
  const left = history.findLast(({ event }) => event.type === "leave_out_notary")?.seq ?? 0;
  return Math.max(left, ...[...Object.values(signatures), ...Object.values(certificates)].map(({ seq }) => seq));
};

/**
 * Entries without effect that keep these signatures from being sealed: by someone who signs, or by the founder, after the
 * first signature and before the last, and unreadable or of a kind that could have an effect. No page of this program writes
 * one; a changed program can.
 */
export const sealObstacles = (state: SessionState): readonly IgnoredAct[] => {
  const signed = Object.values(state.signatures).map(({ seq }) => seq);
  const isComplete = state.phase !== "signing" && state.phase !== "certifying";
  return state.ignored.filter(({ seq, seat, act }) => {
    if (signed.length === 0 || seq < Math.min(...signed) || (isComplete && seq > lastSigningAct(state))) return false;
    const role = seat === null ? undefined : seatOf(state, seat)?.role;
    if (role === "notary") return isCertified(state, seat!) && (act === null || ACTS_OF_NOTARY.includes(act));
    const isSigner = seat === state.founder || (role !== undefined && isSigningRole(role));
    const acts = seat === state.founder ? ACTS_OF_FOUNDER : ACTS;
    return isSigner && (act === null || acts.includes(act));
  });
};

/** The phases in which everyone can sign again, because the file is not sealed yet. */
export const MAY_SIGN_AGAIN: readonly SessionPhase[] = ["signing", "certifying", "sealing"];

/** Whether a seat can have everyone sign again: the founder, before the file is sealed, if something keeps it from being sealed. */
export const canSignAgain = (state: SessionState, seat: string): boolean =>
  seat === state.founder && MAY_SIGN_AGAIN.includes(state.phase) && sealObstacles(state).length > 0;

/** The founder has everyone consent and sign again; the signatures until then have no effect. */
export const signAgain: Rule<"sign_again"> = (state, { seat }) => {
  if (seat !== state.founder) return refused("not_your_role");
  if (!canSignAgain(state, seat)) return refused("wrong_phase");
  return changed(state, { phase: "signing", signatures: {}, consents: {}, certificates: {} });
};
