import type { Seat } from "../../../model/session/session-event.ts";
import type { SeatState, SessionState } from "../../../model/session/session-state.ts";

// Names that differ only in case, spaces, full-width letters or invisible characters are the same person's.
const plainName = (name: string): string =>
  name
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKC")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
    .trim()
    .toLowerCase();

/** Whether no other person has this name, ignoring case and spaces. */
export const isNameUnique = (name: string, others: readonly string[]): boolean =>
  others.every((other) => plainName(other) !== plainName(name));

type Person = Pick<Seat, "id" | "name" | "role"> & { readonly witnessOf?: string | undefined };

/** The listed witnesses who are ineligible: a witness sees the signature of a party and has no other seat. */
export const unfitWitnesses = <Listed extends Person>(people: readonly Listed[]): readonly Listed[] =>
  people.filter((person) => {
    if (person.role !== "witness") return person.witnessOf !== undefined;
    const others = people.filter((other) => other !== person).map(({ name }) => name);
    const party = people.find(({ id }) => id === person.witnessOf);
    return party?.role !== "party" || !isNameUnique(person.name, others);
  });

/** Witnesses who refused and are not replaced yet. */
export const refusedWitnesses = ({ seats }: SessionState): readonly SeatState[] =>
  seats.filter(({ role, refused }) => role === "witness" && refused !== undefined);

/** Whether a seat belongs to a witness whose party has not signed yet. */
export const isPartyUnsigned = ({ signatures }: SessionState, { witnessOf }: SeatState): boolean =>
  witnessOf !== undefined && !Object.hasOwn(signatures, witnessOf);
