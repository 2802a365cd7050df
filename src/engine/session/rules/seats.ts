import type { PassedOn, SeatRole } from "../../../model/session/session-event.ts";
import type { HistoryLine, SeatState, SessionState } from "../../../model/session/session-state.ts";
import { sanitizeLine } from "../shape/sanitize-line.ts";
import { changed, refused } from "./act-result.ts";
import type { Rule } from "./act-result.ts";

/** The seat with that id. */
export const seatOf = (state: SessionState, id: string): SeatState | undefined =>
  state.seats.find((seat) => seat.id === id);

/** The name of a seat, to show; empty if there is no such seat. */
export const seatName = (state: SessionState, id: string): string => sanitizeLine(seatOf(state, id)?.name ?? "");

/** The name of a notary who was left out. */
const leftOutName = (history: SessionState["history"], id: string): string | null => {
  const event = history.find((line) => line.event.type === "invite_notary" && line.event.seat === id)?.event;
  return event?.type === "invite_notary" ? event.name : null;
};

/** The name of a seat at a position of the log, because witnesses can be replaced; null if there was no such seat. */
export const seatNameAt = ({ seats, history }: SessionState, id: string, seq: number): string | null => {
  const next = history.find(
    (line) => line.seq > seq && line.event.type === "replace_witness" && line.event.seat === id,
  )?.event;
  if (next?.type === "replace_witness") return next.before;
  return seats.find((seat) => seat.id === id)?.name ?? leftOutName(history, id);
};

/** Seats whose consent every change needs, in order. */
export const decidingSeats = (state: SessionState): readonly SeatState[] =>
  state.seats.filter(({ role }) => role === "party" || role === "approver");

/** Whether a seat of that role signs. */
export const isSigningRole = (role: SeatRole): boolean => role === "party" || role === "witness";

/** Seats that sign, in order. */
export const signingSeats = (state: SessionState): readonly SeatState[] =>
  state.seats.filter(({ role }) => isSigningRole(role));

/** A decision by a seat that only reads has no effect. */
export const isDeciding = (state: SessionState, id: string): boolean =>
  decidingSeats(state).some((seat) => seat.id === id);

/** The seats with changed parts of one of them. */
export const withSeat = (state: SessionState, id: string, parts: Partial<SeatState>): readonly SeatState[] =>
  state.seats.map((seat) => (seat.id === id ? { ...seat, ...parts } : seat));

/** A new invitation from the founder for a seat that is not claimed yet. */
export const invite: Rule<"invite"> = (state, { seat, event }) => {
  const invited = seatOf(state, event.seat);
  if (!invited) return refused("unknown_seat");
  if (seat !== state.founder) return refused("not_your_role");
  if (invited.claimed !== null) return refused("seat_taken");
  return changed(state, { seats: withSeat(state, event.seat, { invitation: event.invitation }) });
};

/** The acts concerning the current invitation of a seat. */
const sinceInvited = ({ history }: SessionState, id: string): readonly HistoryLine[] => {
  const made = history.findLastIndex(
    ({ event }) => (event.type === "invite" || event.type === "replace_witness") && event.seat === id,
  );
  return history.slice(made + 1);
};

/** Whether it is recorded that the current invitation of a seat was passed on in that way. */
export const isPassedOn = (state: SessionState, id: string, how: PassedOn): boolean =>
  sinceInvited(state, id).some(({ event }) => event.type === "pass_on" && event.seat === id && event.how === how);

/** When the founder last replaced the invitation of a seat, in UTC; null if the first one is still open. */
export const invitedAgainAt = ({ history }: SessionState, id: string): string | null =>
  history.findLast(({ event }) => event.type === "invite" && event.seat === id)?.at ?? null;

/** How a link was passed on is recorded in the history only. */
export const recordInvitationSent: Rule<"pass_on"> = (state, { seat, event }) => {
  if (!seatOf(state, event.seat)) return refused("unknown_seat");
  return seat === state.founder ? changed(state, {}) : refused("not_your_role");
};
