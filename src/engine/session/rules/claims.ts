import type { SessionState } from "../../../model/session/session-state.ts";
import { KEYS_USED_ONCE_SINCE } from "../../../model/session/writer-version.ts";
import { changed, refused } from "./act-result.ts";
import { inPersonProblem } from "./in-person.ts";
import { seatOf, withSeat } from "./seats.ts";

/**
 * Whether these keys have written an entry, ignored ones included, and are not the founder's. `device` is the id of the
 * keys.
 */
export const haveKeysWritten = (
  { history, ignored }: SessionState,
  { device, publicKey }: { readonly device: string; readonly publicKey: string },
): boolean =>
  ignored.some(({ author }) => author === device) ||
  history.some(({ event }) => (event.type === "claim" || event.type === "join_device") && event.device === publicKey);

/** Claims a seat for a device that has none. `isProven`: the claim is signed with the invitation key. */
export const claimSeat = (
  state: SessionState,
  claim: {
    readonly seat: string;
    readonly device: string;
    readonly publicKey: string;
    readonly seq: number;
    /** The seat whose device is used, if the claim is made in person. */
    readonly host?: string | undefined;
  },
  isProven: boolean,
) => {
  const seat = seatOf(state, claim.seat);
  if (!seat) return refused("unknown_seat");
  if (seat.claimed !== null) return refused("seat_taken");
  if (Object.hasOwn({ ...state.devices, ...state.removedDevices }, claim.device)) return refused("already_done");
  if (!isProven) return refused("wrong_proof");
  if ((state.writer ?? 1) >= KEYS_USED_ONCE_SINCE && haveKeysWritten(state, claim)) return refused("used_keys");
  const { host } = claim;
  const problem = host === undefined ? null : inPersonProblem(state, seat, { host, publicKey: claim.publicKey });
  if (problem) return refused(problem);
  return changed(state, {
    seats: withSeat(state, claim.seat, { claimed: claim.seq, ...(host === undefined ? {} : { host }) }),
    devices: { ...state.devices, [claim.device]: { seat: claim.seat, publicKey: claim.publicKey } },
  });
};
