import { columnDetails, createLawFact } from "../../../law/law-facts.ts";
import { isKnownOnAnyDate } from "../../../law/is-known-on-any-date.ts";
import { lookUpLaw } from "../../../law/look-up-law.ts";
import type { LawRead } from "../../../model/definition.ts";
import type { LawFact } from "../../../model/form-view.ts";
import type { Jurisdiction } from "../../../model/jurisdiction.ts";
import type { LawByTopic } from "../../../model/law.ts";
import type { UncheckedReason } from "../../../model/review/law-comparison.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { isDecimal } from "../../../values/decimal.ts";
import type { Decimal } from "../../../values/decimal.ts";
import type { Value } from "../../../values/value.ts";

/** The law a contract is compared with. `topics` is null if law that is needed could not be loaded. */
export type ReviewLaw = {
  readonly place: string | null;
  readonly on: CalendarDate;
  readonly today: CalendarDate;
  readonly topics: LawByTopic | null;
  readonly places: readonly Jurisdiction[];
};

/** One limit as the law has it: its value, that it sets none, or why it is not known. */
export type LimitInForce =
  | { readonly state: "value"; readonly value: Decimal; readonly fact: LawFact; readonly note: string | null }
  | { readonly state: "none"; readonly fact: LawFact; readonly note: string | null }
  | { readonly state: "not_known"; readonly reason: UncheckedReason; readonly fact: LawFact | null };

/** The name of a place within a sentence. */
export const placeName = (places: readonly Jurisdiction[], code: string): string => {
  const place = places.find((one) => one.code === code);
  return place?.proseNames?.["en"] ?? place?.names["en"] ?? code;
};

const factOn = (read: LawRead, law: ReviewLaw, place: string, on: CalendarDate) => {
  const record = lookUpLaw(law.topics?.[read.name], place, on, law.today);
  const around = {
    law: { [read.name]: record },
    keys: { [read.name]: { jurisdiction: place, keyDate: on } },
    jurisdictionName: (code: string) => placeName(law.places, code),
    language: "en",
    currency: "USD",
  };
  const note = columnDetails(around, read)?.["note"];
  return {
    value: record[read.column],
    fact: createLawFact(read, around),
    note: typeof note === "string" ? note : null,
  };
};

/** A column in the contract's place and on its date; null if it is not known there. */
export const knownColumn = (
  read: LawRead,
  law: ReviewLaw,
): { readonly value: Value; readonly fact: LawFact; readonly note: string | null } | null => {
  const { place, topics } = law;
  if (place === null || topics === null) return null;
  const { value, fact, note } = factOn(read, law, place, law.on);
  const isKnown = fact !== null && ["confirmed", "secondary", "none"].includes(fact.status);
  return isKnown ? { value: value ?? null, fact, note } : null;
};

/** Looks up a limit in the contract's place and on its date. */
export const limitInForce = (read: LawRead, law: ReviewLaw): LimitInForce => {
  const unknown = (reason: UncheckedReason, fact: LawFact | null = null): LimitInForce => ({
    state: "not_known",
    reason,
    fact,
  });
  const { place, topics } = law;
  if (place === null) return unknown("no_place");
  if (topics === null) return unknown("not_loaded");
  const { value, fact, note } = factOn(read, law, place, law.on);
  if (!fact) return unknown("unknown");
  if (fact.status === "disputed") return unknown("disputed", fact);
  if (fact.status === "none") return { state: "none", fact, note };
  if (isDecimal(value)) return { state: "value", value, fact, note };
  if (!isKnownOnAnyDate(topics[read.name], place, read.column)) return unknown("unknown", fact);
  return unknown("other_date", factOn(read, law, place, law.today).fact);
};

/** A column that may apply, because it is not known there; `fact` is what the law has on it, if anything. */
export const doubtfulColumn = (read: LawRead, law: ReviewLaw): { readonly fact: LawFact | null } | null => {
  const { place, topics } = law;
  if (knownColumn(read, law)) return null;
  if (place === null || topics === null) return { fact: null };
  const inForce = limitInForce(read, law);
  return { fact: inForce.fact ?? factOn(read, law, place, law.on).fact };
};
