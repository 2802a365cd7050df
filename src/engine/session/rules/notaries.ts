import type { NotaryRequest } from "../../../model/session/notary.ts";
import type { Seat } from "../../../model/session/session-event.ts";
import type { ActProblem, SeatState, SessionPhase, SessionState } from "../../../model/session/session-state.ts";
import { PRINTS_CERTIFICATES } from "../../../model/session/writer-version.ts";
import { signedHash } from "../hashing/hashes.ts";
import { certificateProblem } from "../notary/certificate-problem.ts";
import { MAX_SEATS } from "../shape/limits.ts";
import { changed, refused } from "./act-result.ts";
import type { Rule } from "./act-result.ts";
import { isFirstDevice, withoutDevicesOf } from "./devices.ts";
import { paperOnlyProblem } from "./paper-only.ts";
import { seatOf } from "./seats.ts";
import { isNameUnique } from "./witnesses.ts";

/** Seats of notaries, in the order in which they were invited. */
export const notarySeats = ({ seats }: Pick<SessionState, "seats">): readonly SeatState[] =>
  seats.filter(({ role }) => role === "notary");

/** Whether a notary has completed the certificate. */
export const isCertified = ({ certificates = {} }: SessionState, id: string): boolean =>
  Object.hasOwn(certificates, id);

/** Notaries whose certificate is missing; those who refused are among them until they are left out. */
export const pendingNotaries = (state: SessionState): readonly SeatState[] =>
  notarySeats(state).filter(({ id }) => !isCertified(state, id));

/** The phase after the last signature, or after a notary. */
export const closingPhase = (state: SessionState): SessionPhase =>
  pendingNotaries(state).length > 0 ? "certifying" : "sealing";

/**
 * Whether someone with this name may be the notary. A party or witness may not; one notary may complete several
 * certificates.
 */
export const isNotaryIndependent = (name: string, seats: readonly Pick<Seat, "name" | "role">[]): boolean =>
  isNameUnique(
    name,
    seats.filter(({ role }) => role !== "notary").map((seat) => seat.name),
  );

const requestProblem = ({ seats }: SessionState, request: NotaryRequest): ActProblem | null => {
  const { act, signers, capacity, wording } = request;
  const parties = new Set(seats.filter(({ role }) => role === "party").map(({ id }) => id));
  const areParties = new Set(signers).size === signers.length && signers.every((id) => parties.has(id));
  const isForOne = act === "representative";
  if (!areParties || signers.length === 0 || (isForOne && signers.length > 1)) return "wrong_request";
  return isForOne !== (capacity !== null) || !wording.value ? "wrong_request" : null;
};

/** Why the founder cannot invite a notary now; null if a seat can. */
export const inviteNotaryProblem = (state: SessionState, by: string): ActProblem | null => {
  if (by !== state.founder) return "not_your_role";
  if (state.phase !== "signing") return "wrong_phase";
  const paper = paperOnlyProblem(state);
  if (paper) return paper;
  if ((state.writer ?? 1) < PRINTS_CERTIFICATES) return "older_session";
  return state.seats.length >= MAX_SEATS ? "too_many_seats" : null;
};

/** The founder invites a notary. What the parties sign stays the same; the file is sealed after the certificate. */
export const inviteNotary: Rule<"invite_notary"> = (state, { seat: by, event }) => {
  const { seat: id, name, invitation, request } = event;
  const problem = inviteNotaryProblem(state, by) ?? requestProblem(state, request);
  if (problem) return refused(problem);
  if (state.history.some((line) => line.event.type === "invite_notary" && line.event.seat === id))
    return refused("already_done");
  if (seatOf(state, id)) return refused("already_done");
  if (!isNotaryIndependent(name, state.seats)) return refused("unfit_notary");
  const seat: SeatState = { id, name, role: "notary", invitation, claimed: null, request };
  return changed(state, { seats: [...state.seats, seat] });
};

const leaveOutProblem = (state: SessionState, by: string, id: string): ActProblem | null => {
  if (seatOf(state, id)?.role !== "notary") return "unknown_seat";
  if (by !== state.founder) return "not_your_role";
  if (!["discuss", "signing", "certifying"].includes(state.phase)) return "wrong_phase";
  return isCertified(state, id) ? "already_done" : null;
};

/** Notaries without whom a seat can continue. */
export const notariesToLeaveOut = (state: SessionState, by: string): readonly SeatState[] =>
  notarySeats(state).filter(({ id }) => leaveOutProblem(state, by, id) === null);

/** The founder continues without a notary. The signatures stay as they are: they do not depend on a certificate. */
export const leaveOutNotary: Rule<"leave_out_notary"> = (state, { seat: by, event }) => {
  const problem = leaveOutProblem(state, by, event.seat);
  if (problem) return refused(problem);
  const left = state.seats.filter(({ id }) => id !== event.seat);
  const next = { ...state, ...withoutDevicesOf(state, event.seat), seats: left };
  return changed(next, { phase: state.phase === "certifying" ? closingPhase(next) : state.phase });
};

/** Why a seat cannot complete a certificate now, whatever it says; null if it can. */
export const certifyProblem = (state: SessionState, id: string): ActProblem | null => {
  const seat = seatOf(state, id);
  if (seat?.role !== "notary") return "not_your_role";
  if (isCertified(state, id) || seat.refused !== undefined) return "already_done";
  if (state.phase === "signing" || state.phase === "discuss") return "signatures_open";
  return state.phase === "certifying" ? null : "wrong_phase";
};

/** Why a notary cannot refuse now; null until the certificate is completed. */
export const refuseToCertifyProblem = (state: SessionState, id: string): ActProblem | null => {
  if (isCertified(state, id) || seatOf(state, id)?.refused !== undefined) return "already_done";
  return ["discuss", "signing", "certifying"].includes(state.phase) ? null : "wrong_phase";
};

/** A notary completes the certificate; with the last one, the document is ready to be sealed. */
export const certify: Rule<"certificate"> = (state, { seq, at, seat: id, device, event }) => {
  const problem = certifyProblem(state, id);
  if (problem) return refused(problem);
  if (!isFirstDevice(state, device)) return refused("not_first_device");
  const { type: _, ...statement } = event;
  // Seats of notaries have a request, and no other seats do.
  const wrong = certificateProblem(seatOf(state, id)!.request!, statement, { at, version: signedHash(state) });
  if (wrong) return refused(wrong);
  if (!isNotaryIndependent(statement.name, state.seats)) return refused("unfit_notary");
  const next = { ...state, certificates: { ...state.certificates, [id]: { seq, statement } } };
  return changed(next, { phase: closingPhase(next) });
};
