import { isoDate } from "../../../values/date.ts";
import type { FoundDate } from "../text/dates.ts";
import type { ClauseScore } from "./find-clauses.ts";
import type { Contract } from "../text/parse-contract.ts";
import { termRange } from "../text/term-range.ts";
import {
  agreementDate,
  effectiveDate,
  expirationDate,
  governingLaw,
  noticePeriod,
  renewalTerm,
} from "../text/contract-values.ts";
import type { FoundValue } from "../text/contract-values.ts";
import { labeledEffectiveDate } from "../text/labeled-date.ts";

/** Values extracted from a contract, by model category; absent categories are left out. */
export type ExtractedValues = { readonly [category: string]: FoundValue };

/** The names of the categories that values are read from. */
export const VALUE_CATEGORY = {
  agreement: "agreement-date",
  starts: "effective-date",
  ends: "expiration-date",
  law: "governing-law",
  renewal: "renewal-term",
  notice: "notice-period-to-terminate-renewal",
} as const;

const dated = (found: FoundDate | null): FoundValue | null =>
  found?.date ? { text: isoDate(found.date), start: found.start, end: found.end } : null;

// A wrong period is worse than none, so these values need a higher probability than clauses.
const SURE: { readonly [category: string]: number } = {
  [VALUE_CATEGORY.notice]: 0.65,
  [VALUE_CATEGORY.renewal]: 0.65,
};
/** The likeliest sentence is always searched for a value, another only from this probability on. */
const LIKELY = 0.25;

/** Extracts the values from the likeliest sentences. */
export const findValues = (contract: Contract, found: readonly ClauseScore[]): ExtractedValues => {
  const likely = (category: string): readonly number[] => {
    const one = found.find((each) => each.category === category);
    if (!one || one.score < (SURE[category] ?? 0.5)) return [];
    return one.rankedSentences
      .filter(({ score }, index) => score >= LIKELY || index === 0)
      .map(({ sentence }) => sentence);
  };
  const term = termRange(contract);
  const candidate = agreementDate(contract, likely(VALUE_CATEGORY.agreement));
  // The first day of the term is not the agreement date.
  const agreed = candidate?.start === term?.from.start ? null : candidate;
  const starts = likely(VALUE_CATEGORY.starts);
  const effective = effectiveDate(contract, starts, agreed);
  const values: readonly (readonly [string, FoundValue | null])[] = [
    [VALUE_CATEGORY.agreement, dated(agreed)],
    [
      VALUE_CATEGORY.starts,
      dated(starts.length > 0 ? effective : labeledEffectiveDate(contract)) ?? dated(term?.from ?? null),
    ],
    [
      VALUE_CATEGORY.ends,
      expirationDate(contract, likely(VALUE_CATEGORY.ends), effective ?? agreed) ?? dated(term?.to ?? null),
    ],
    [VALUE_CATEGORY.law, governingLaw(contract, likely(VALUE_CATEGORY.law))],
    [VALUE_CATEGORY.renewal, renewalTerm(contract, likely(VALUE_CATEGORY.renewal))],
    [VALUE_CATEGORY.notice, noticePeriod(contract, likely(VALUE_CATEGORY.notice))],
  ];
  return Object.fromEntries(values.flatMap(([category, value]) => (value ? [[category, value]] : [])));
};
