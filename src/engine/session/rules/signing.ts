import type { SeenParty } from "../../../model/session/session-event.ts";
import type { ActProblem, SeatState, SessionState } from "../../../model/session/session-state.ts";
import { signedHash } from "../hashing/hashes.ts";
import { changed, refused } from "./act-result.ts";
import type { Rule } from "./act-result.ts";
import { isBlankMark } from "../marks/is-blank-mark.ts";
import { devicesOf } from "./devices.ts";
import { emptyFields } from "./file-fields.ts";
import { closingPhase, notarySeats, refuseToCertifyProblem } from "./notaries.ts";
import { paperOnlyProblem } from "./paper-only.ts";
import { isPartyUnsigned, refusedWitnesses } from "./witnesses.ts";
import { isSigningRole, seatOf, signingSeats, withSeat } from "./seats.ts";

/** Seats that have not signed yet. */
export const unsignedSeats = (state: SessionState): readonly SeatState[] =>
  signingSeats(state).filter(({ id }) => !Object.hasOwn(state.signatures, id));

/**
 * Seats that may sign now: all that have not, or in turn the first of them. A witness waits for its party. After a witness
 * has refused, no one: what they would sign names that witness.
 */
export const currentSigners = (state: SessionState): readonly SeatState[] => {
  if (state.phase !== "signing" || refusedWitnesses(state).length > 0) return [];
  const ready = unsignedSeats(state).filter((seat) => !isPartyUnsigned(state, seat));
  return state.order === "in_turn" ? ready.slice(0, 1) : ready;
};

/** Why a seat cannot sign now, apart from consent; null if it can. */
export const turnProblem = (state: SessionState, id: string): ActProblem | null => {
  const seat = seatOf(state, id);
  if (!seat || !isSigningRole(seat.role)) return "not_your_role";
  if (Object.hasOwn(state.signatures, id)) return "already_done";
  if (state.phase !== "signing") return "wrong_phase";
  if (refusedWitnesses(state).length > 0) return "witness_refused";
  if (isPartyUnsigned(state, seat)) return "party_unsigned";
  return currentSigners(state).some((signer) => signer.id === id) ? null : "not_your_turn";
};

/** Consent to sign electronically, before the signature. */
export const consent: Rule<"consent"> = (state, { seat, event }) => {
  const paper = paperOnlyProblem(state);
  if (paper) return refused(paper);
  if (state.phase !== "signing") return refused("wrong_phase");
  if (!unsignedSeats(state).some(({ id }) => id === seat)) return refused("not_your_role");
  if (state.signing === "conditional" && !event.meetsCondition) return refused("condition_open");
  return changed(state, { consents: { ...state.consents, [seat]: event.statement } });
};

const signProblem = (state: SessionState, seat: string): ActProblem | null => {
  const problem = paperOnlyProblem(state) ?? turnProblem(state, seat);
  if (problem) return problem;
  return Object.hasOwn(state.consents, seat) ? null : "no_consent";
};

/** Everyone who signs, with all devices of those who have joined. */
export const seenParties = (state: SessionState): readonly SeenParty[] =>
  signingSeats(state).map(({ id, name, witnessOf }) => {
    const [device = null, ...others] = devicesOf(state, id).map(({ publicKey }) => publicKey);
    return {
      seat: id,
      name,
      device,
      ...(others.length > 0 ? { others } : {}),
      ...(witnessOf === undefined ? {} : { witnessOf }),
    };
  });

const areSame = (keys: readonly string[] = [], others: readonly string[] = []): boolean =>
  keys.length === others.length && keys.every((key, index) => key === others[index]);

/**
 * Whether the signer saw the current parties. A party without a device may have joined since the signer looked; a
 * different name, or a device that was added or removed since, is refused.
 */
const areSeenRight = (state: SessionState, signer: string, seen: readonly SeenParty[]): boolean => {
  const known = seenParties(state);
  return (
    seen.length === known.length &&
    seen.every(({ seat, name, device, others, witnessOf }, index) => {
      const party = known[index]!;
      const isOpen = device === null && seat !== signer && others === undefined;
      const isSame = party.seat === seat && party.name === name && party.witnessOf === witnessOf;
      return isSame && (isOpen || (party.device === device && areSame(party.others, others)));
    })
  );
};

/** A signature; with the last one, the document is ready to be sealed. */
export const sign: Rule<"signature"> = (state, { seq, seat, event }) => {
  const problem = signProblem(state, seat);
  if (problem) return refused(problem);
  const { version, mark, filled, parties } = event;
  if (!areSeenRight(state, seat, parties)) return refused("wrong_parties");
  if (version !== signedHash(state)) return refused("wrong_version");
  if (isBlankMark(mark)) return refused("blank_signature");
  if (emptyFields(state, seat, filled ?? null).length > 0) return refused("empty_fields");
  const signatures = { ...state.signatures, [seat]: { seq, mark, version } };
  const isLast = unsignedSeats(state).length === 1;
  return changed(state, { signatures, phase: isLast ? closingPhase(state) : "signing" });
};

/** Whether a seat may still refuse to sign or to certify. A witness has no say while the words are negotiated. */
export const refuseProblem = (state: SessionState, id: string): ActProblem | null => {
  const seat = seatOf(state, id);
  if (seat?.role === "notary") return refuseToCertifyProblem(state, id);
  if (!seat || !isSigningRole(seat.role)) return "not_your_role";
  if (Object.hasOwn(state.signatures, id) || seat.refused !== undefined) return "already_done";
  const isOpen = state.phase === "signing" || (state.phase === "discuss" && seat.role === "party");
  return isOpen ? null : "wrong_phase";
};

/**
 * A party or a witness refuses to sign; possible until it has signed. A party ends the session. A witness does not decide
 * whether there is a contract: signing rests until the founder names another one or continues without. Nor does a notary, for
 * whom only the sealed file waits.
 */
export const refuse: Rule<"refuse"> = (state, { seat, event }) => {
  const problem = refuseProblem(state, seat);
  if (problem) return refused(problem);
  if (seatOf(state, seat)?.role !== "party") {
    return changed(state, { seats: withSeat(state, seat, { refused: event.reason }) });
  }
  return changed(state, { phase: "refused", ended: { seat, reason: event.reason } });
};

/** The founder ends the session for everyone, until the last signature. */
export const voidSession: Rule<"void"> = (state, { seat, event }) => {
  if (seat !== state.founder) return refused("not_your_role");
  if (state.phase !== "signing" && state.phase !== "discuss") return refused("wrong_phase");
  return changed(state, { phase: "void", ended: { seat, reason: event.reason } });
};

/** Seats whose devices may seal the file: those that sign, and notaries. */
export const sealingSeats = (state: SessionState): readonly SeatState[] => [
  ...signingSeats(state),
  ...notarySeats(state),
];

/**
 * A sealed file, by anyone who signs, also a witness, or by a notary: it carries no authority, because each device accepts only what equals
 * its own rendering. The session is complete with the first.
 * Another seat may seal again if that one does not verify.
 */
export const seal: Rule<"seal"> = (state, { seq, seat, event }) => {
  if (state.phase !== "sealing" && state.phase !== "complete") return refused("wrong_phase");
  if (!sealingSeats(state).some(({ id }) => id === seat)) return refused("not_your_role");
  if (state.seals.some((one) => one.seat === seat)) return refused("already_done");
  const { file, blob } = event;
  return changed(state, { seals: [...state.seals, { seq, seat, file, blob }], phase: "complete" });
};
