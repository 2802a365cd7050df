import type { ActProblem, SeatState, SessionState } from "../../../model/session/session-state.ts";
import { HOSTS_CONFIRM_SINCE } from "../../../model/session/writer-version.ts";
import { changed, refused } from "./act-result.ts";
import type { Rule } from "./act-result.ts";
import { isSigningRole, seatOf } from "./seats.ts";

/** Whether the devices of a session state who signs on them in person. In earlier ones only the person who signs does. */
export const areHostsConfirmed = ({ writer = 1 }: Pick<SessionState, "writer">): boolean =>
  writer >= HOSTS_CONFIRM_SINCE;

/** Whether others can sign in person on the devices of a seat: evidence names only those who sign, and the founder. */
const isPossibleHost = (state: SessionState, id: string): boolean => {
  const seat = seatOf(state, id);
  return seat !== undefined && seat.host === undefined && (isSigningRole(seat.role) || id === state.founder);
};

/** The owner of a device states who signs on it in person, before that person joins. */
export const hostSigner: Rule<"host"> = (state, { seat, event }) => {
  const guest = seatOf(state, event.seat);
  if (!areHostsConfirmed(state)) return refused("older_session");
  if (!guest) return refused("unknown_seat");
  if (guest.claimed !== null) return refused("seat_taken");
  if (state.phase !== "signing") return refused("wrong_phase");
  if (!isPossibleHost(state, seat)) return refused("not_your_role");
  return changed(state, { hosted: { ...state.hosted, [guest.id]: { host: seat, device: event.device } } });
};

/** Why someone cannot join in person on a device of the seat `host`; null if they can. */
export const inPersonProblem = (
  state: SessionState,
  seat: SeatState,
  { host, publicKey }: { readonly host: string; readonly publicKey: string },
): ActProblem | null => {
  // A notary's key on a signer's device would be under the control of the signer.
  if (seat.role === "notary") return "unfit_notary";
  // People who share a device only sign: the owner of the device could otherwise negotiate in their name.
  if (state.phase !== "signing") return "wrong_phase";
  if ((seatOf(state, host)?.claimed ?? null) === null) return "unknown_seat";
  const stated = state.hosted?.[seat.id];
  const isConfirmed = stated?.host === host && stated.device === publicKey;
  return isConfirmed || !areHostsConfirmed(state) ? null : "not_hosted";
};
