import type { Jurisdiction } from "../../src/model/jurisdiction.ts";

const state = (code: string, en: string, more: Partial<Jurisdiction> = {}): Jurisdiction => ({
  code,
  kind: "state",
  names: { en },
  ...more,
});

/** A few places where organizations are formed, in English only. */
export const partyPlaces: readonly Jurisdiction[] = [
  state("US-DC", "District of Columbia", { proseNames: { en: "the District of Columbia" } }),
  state("US-DE", "Delaware"),
  state("US-IL", "Illinois"),
  state("US-NY", "New York"),
  state("US-OH", "Ohio"),
  state("US-UT", "Utah"),
  state("US-PR", "Puerto Rico", { kind: "territory" }),
  state("US-VI", "U.S. Virgin Islands", { kind: "territory", proseNames: { en: "the U.S. Virgin Islands" } }),
  state("DE", "Germany", { kind: "country" }),
  state("JP", "Japan", { kind: "country" }),
];
