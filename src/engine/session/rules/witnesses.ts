import type { Seat } from "../../../model/session/session-event.ts";
import type { SeatState, SessionState } from "../../../model/session/session-state.ts";

// Capitals, spaces and full-width letters do not make another person.
const plainName = (name: string): string => name.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();

/** Whether the person of a witness is named once only: a witness is neither a party nor in another seat. */
export const isWitnessApart = (name: string, others: readonly string[]): boolean =>
  others.every((other) => plainName(other) !== plainName(name));

/** Whether every witness sees the signature of a party and is none itself; other seats see no signature. */
export const areWitnessesUsable = (seats: readonly Seat[]): boolean =>
  seats.every((seat) => {
    if (seat.role !== "witness") return seat.witnessOf === undefined;
    const others = seats.filter((other) => other !== seat).map(({ name }) => name);
    const party = seats.find(({ id }) => id === seat.witnessOf);
    return party?.role === "party" && isWitnessApart(seat.name, others);
  });

/** Whether a seat is that of a witness whose party has not signed yet. */
export const isPartyUnsigned = ({ signatures }: SessionState, { witnessOf }: SeatState): boolean =>
  witnessOf !== undefined && !Object.hasOwn(signatures, witnessOf);
