import type { ActProblem, SeatState, SessionState } from "../../../model/session/session-state.ts";
import { changed, refused } from "./act-result.ts";
import type { Rule } from "./act-result.ts";
import { withoutDevicesOf } from "./devices.ts";
import { seatOf } from "./seats.ts";
import { unfitWitnesses } from "./witnesses.ts";

/** Why a seat cannot replace a witness now; null if it can. */
const replaceProblem = (state: SessionState, by: string, id: string): ActProblem | null => {
  const seat = seatOf(state, id);
  if (seat?.role !== "witness") return "unknown_seat";
  if (by !== state.founder) return "not_your_role";
  if (state.phase !== "discuss" && state.phase !== "signing") return "wrong_phase";
  return Object.hasOwn(state.signatures, id) ? "already_done" : null;
};

/** The witnesses that a seat may replace: all who have not signed, whether or not they refused. */
export const replaceableWitnesses = (state: SessionState, by: string): readonly SeatState[] =>
  state.seats.filter(({ id }) => replaceProblem(state, by, id) === null);

/** The seats after a witness was replaced or left out. */
const seatsAfter = (
  { seats }: SessionState,
  { seat: id, name, invitation }: { readonly seat: string; readonly name: string | null; readonly invitation: string },
): readonly SeatState[] =>
  seats.flatMap((seat): readonly SeatState[] => {
    if (seat.id !== id) return [seat];
    if (name === null) return [];
    const { host: _host, refused: _refused, ...rest } = seat;
    return [{ ...rest, name, invitation, claimed: null }];
  });

/**
 * The founder names another witness for a seat, or continues without one. Everyone signs again: a witness sees the signature
 * of a party being made, and each signature names everyone who signs. So no one is bound to continue without a witness
 * who does not agree to it by signing again.
 */
export const replaceWitness: Rule<"replace_witness"> = (state, { seat: by, event }) => {
  const problem = replaceProblem(state, by, event.seat);
  if (problem) return refused(problem);
  if (seatOf(state, event.seat)?.name !== event.before) return refused("wrong_parties");
  if ((event.name === null) !== (event.invitation === "")) return refused("wrong_proof");
  const seats = seatsAfter(state, event);
  if (unfitWitnesses(seats).length > 0) return refused("unfit_witness");
  // The devices of the former witness have no seat any more.
  return changed(state, { ...withoutDevicesOf(state, event.seat), seats, signatures: {}, consents: {} });
};
