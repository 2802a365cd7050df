import type { Seat } from "../../model/session/session-event.ts";
import { isNameUnique } from "./rules/witnesses.ts";
import { sanitizeLine } from "./shape/sanitize-line.ts";

/** A party as the person who starts a session names it, with the witnesses of its signature. */
export type PlannedParty = { readonly name: string; readonly witnesses: readonly string[] };

/** A seat before its invitation is made. */
export type PlannedSeat = Omit<Seat, "invitation">;

/** The id of the seat of the party at that position, from 0. */
const partyId = (index: number): string => `s${index + 1}`;

/** The seats of parties and their witnesses, in the order in which they sign: each witness follows its party. */
export const planSeats = (parties: readonly PlannedParty[]): readonly PlannedSeat[] =>
  parties.flatMap(({ name, witnesses }, index): readonly PlannedSeat[] => {
    const id = partyId(index);
    return [
      { id, name: sanitizeLine(name), role: "party" },
      ...witnesses.map((witness, at): PlannedSeat => ({
        id: `${id}w${at + 1}`,
        name: sanitizeLine(witness),
        role: "witness",
        witnessOf: id,
      })),
    ];
  });

/** Whether one of the seats has this name, ignoring case and spaces. */
export const isNameTaken = (seats: readonly Pick<Seat, "name">[], name: string): boolean =>
  !isNameUnique(
    name,
    seats.map((seat) => seat.name),
  );

/** Whether the name of a seat is that of a witness who has another seat. */
export const isDuplicateWitness = (seats: readonly PlannedSeat[], seat: PlannedSeat): boolean =>
  seat.role === "witness" &&
  isNameTaken(
    seats.filter((other) => other !== seat),
    seat.name,
  );
