import type { Capacity, EstateOffice, OrganizationType } from "../../values/party.ts";
import type { Pattern } from "./pattern.ts";

/** What decides how a party is described, in addition to the parts of its record that are printed. */
export type PartyFacts = {
  readonly capacity: Capacity;
  readonly type: OrganizationType | null;
  readonly office: EstateOffice | null;
  /** The name of the place of formation as printed; null if it is unknown. */
  readonly formedIn: string | null;
  /** Whether that place is in the United States, so that its name describes a company: "an Illinois corporation". */
  readonly isAmerican: boolean;
  /** What an organization of an uncommon kind is, in the visitor's words. */
  readonly legalForm: string | null;
};

/** The kinds of organization that a noun describes; the others need a sentence of their own. */
export type NamedType = Exclude<OrganizationType, "trust" | "estate" | "other">;

/** How a document language writes parties: in its opening, and where they sign. */
export type PartyWords = {
  /** A party with what it is, its address and the capacity in which it acts. */
  readonly described: (party: PartyFacts) => Pattern;
  /** The same without what it is and its address: who acts, and for whom. */
  readonly acting: (party: PartyFacts) => Pattern;
  /** What an organization is, as it follows its name above the line for its signature; a missing place is left out. */
  readonly entity: (party: PartyFacts) => Pattern;
  /** The name that a party does business under, as it follows its own name. */
  readonly alias: (party: PartyFacts) => Pattern;
  /** The capacity of the signer; empty for a person who signs for themselves and for officers, who have a title. */
  readonly capacity: (party: PartyFacts) => Pattern;
};

/** A place of formation after its lead: a gap where it is needed and missing, nothing where it is not needed. */
export const formationPattern = (lead: string, isNeeded: boolean): Pattern =>
  isNeeded ? [lead, { part: "formed_in" }] : [{ part: "formed_in", lead }];
