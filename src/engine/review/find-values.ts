import { isoDate } from "../../values/date.ts";
import type { FoundDate } from "./dates.ts";
import type { Found } from "./find-clauses.ts";
import type { Contract } from "./read-contract.ts";
import { termRange } from "./term-range.ts";
import { agreementDate, effectiveDate, expirationDate, governingLaw, noticePeriod, renewalTerm } from "./values.ts";
import type { FoundValue } from "./values.ts";

/** The values read from a contract, by category of the model; a category the contract does not have is left out. */
export type Values = { readonly [category: string]: FoundValue };

/** The names of the categories that values are read from. */
export const VALUE_OF = {
  made: "agreement-date",
  starts: "effective-date",
  ends: "expiration-date",
  law: "governing-law",
  renewal: "renewal-term",
  notice: "notice-period-to-terminate-renewal",
} as const;

const dated = (found: FoundDate | null): FoundValue | null =>
  found?.date ? { text: isoDate(found.date), start: found.start, end: found.end } : null;

// A wrong date is worse than none: these are told only when the model is surer than for a clause.
const SURE: { readonly [category: string]: number } = {
  [VALUE_OF.starts]: 0.7,
  [VALUE_OF.ends]: 0.75,
  [VALUE_OF.notice]: 0.65,
  [VALUE_OF.renewal]: 0.65,
};
const LIKELY = 0.25;

/** Reads the values from the sentences the model finds likeliest. */
export const findValues = (contract: Contract, found: readonly Found[]): Values => {
  const likely = (category: string): readonly number[] => {
    const one = found.find((each) => each.category === category);
    if (!one || one.score < (SURE[category] ?? 0.5)) return [];
    return one.places.filter(({ score }, at) => score >= LIKELY || at === 0).map(({ sentence }) => sentence);
  };
  const term = termRange(contract);
  const bears = agreementDate(contract, likely(VALUE_OF.made));
  // The first day of the term is not the day the contract bears.
  const made = bears?.start === term?.from.start ? null : bears;
  const starts = likely(VALUE_OF.starts);
  const effective = effectiveDate(contract, starts, made);
  const values: readonly (readonly [string, FoundValue | null])[] = [
    [VALUE_OF.made, dated(made)],
    [VALUE_OF.starts, (starts.length > 0 ? dated(effective) : null) ?? dated(term?.from ?? null)],
    [VALUE_OF.ends, expirationDate(contract, likely(VALUE_OF.ends), effective ?? made) ?? dated(term?.to ?? null)],
    [VALUE_OF.law, governingLaw(contract, likely(VALUE_OF.law))],
    [VALUE_OF.renewal, renewalTerm(contract, likely(VALUE_OF.renewal))],
    [VALUE_OF.notice, noticePeriod(contract, likely(VALUE_OF.notice))],
  ];
  return Object.fromEntries(values.flatMap(([category, value]) => (value ? [[category, value]] : [])));
};
