import type { LawSourceKind } from "../model/law.ts";
import type { CalendarDate } from "../values/date.ts";
import type { BlankWords } from "./blank-line.ts";
import type { Decimal } from "../values/decimal.ts";

/** The document languages, beside English, with words of their own; they are brought when they are needed. */
export const LATER_LANGUAGES = ["es", "fr", "de", "ja", "zh-Hans"] as const;
export type LaterLanguage = (typeof LATER_LANGUAGES)[number];

/** "and" or "or" before the last entry of a list. */
export type JoinWord = "and" | "or";

/**
 * A sentence about a record, with places for its parts ("name", "address").
 *
 * A part with a `lead` ("doing business as") is left out where it is missing, with its lead and its `trail`; any other
 * missing part is a gap.
 */
export type Pattern = readonly (string | PatternPart)[];

export type PatternPart = {
  readonly part: string;
  readonly lead?: string;
  readonly trail?: string;
  /** A word that visitors tend to type first and the pattern already says, in lower case. */
  readonly without?: string;
};

/**
 * How sure we are of a value of law, each as a phrase that starts a sentence: the kinds of source that confirm, a summary
 * for everything else that was read.
 */
export type CertaintyWords = {
  readonly [certainty in ConfirmingKind | "summary" | "proposal" | "disputed" | "unknown"]: string;
};

/** The kinds of source a confirmed value may rest on. */
export type ConfirmingKind = Exclude<LawSourceKind, "commercial" | "proposal">;

/**
 * What a document language says in running prose: numbers, dates, periods, sums, lists and parties.
 *
 * Figures are not left to `Intl`, whose versions differ. A number with a fraction, below zero or above `LARGEST_IN_WORDS` is printed in figures only.
 */
export type ProseWords = {
  readonly language: string;
  /** BCP 47 tag for addresses and letter case. */
  readonly locale: string;
  /** "twelve (12)"; with the unit of a period, "twelve (12) months". */
  readonly inWords: (number: Decimal, unit: string | null) => string;
  /** "12 months", and "12" for a unit that is no period. */
  readonly inFigures: (number: Decimal, unit: string | null) => string;
  readonly money: (amount: Decimal, currency: string) => string;
  /** "one thousand two hundred and 50/100 dollars ($1,200.50)". */
  readonly moneyInWords: (amount: Decimal, currency: string) => string;
  /** "5.5%". */
  readonly percent: (number: Decimal) => string;
  /** "1st". */
  readonly ordinal: (number: Decimal) => string;
  readonly longDate: (date: CalendarDate) => string;
  /** Short, and never ambiguous where readers differ on the order of day and month. */
  readonly shortDate: (date: CalendarDate) => string;
  /** By the calendar of Japanese eras; a long date in other languages. */
  readonly eraDate: (date: CalendarDate) => string;
  /** What stands before entry `index` (1 or more) of `count` entries; `next` is that entry. */
  readonly between: (word: JoinWord, index: number, count: number, next: string) => string;
  /** The same between described parties, whose descriptions hold commas of their own. */
  readonly betweenDescribed: (index: number, count: number) => string;
  /** The end of a text and the start of the reference after it where the two run together ("de" + "el" is "del"). */
  readonly contracted?: (before: string, after: string) => readonly [string, string] | null;
  readonly titleCase: (text: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly certainty: CertaintyWords;
  /** A party with its place and address. */
  readonly person: Pattern;
  readonly company: Pattern;
  /** Somebody who is named but is no party, with the address where it was given. */
  readonly someone: Pattern;
  /** What is added after the n-th (from 1) of several described parties, such as （以下「甲」という。）. */
  readonly calledBy?: (n: number) => string;
  /** Names a gap that no question names. */
  readonly blank: string;
  /** What is printed with a line to write on. */
  readonly blanks: BlankWords;
  /** A person who acts for somebody else. */
  readonly inCapacity: Pattern;
};

/** Units of a period that every document language can put into words. */
export const PERIOD_UNITS = ["minute", "hour", "day", "business_day", "week", "month", "year"] as const;

export type PeriodUnit = (typeof PERIOD_UNITS)[number];

/** Whether a unit is a period that can be put into words. */
export const isPeriodUnit = (unit: string | null): unit is PeriodUnit => PERIOD_UNITS.some((period) => period === unit);
