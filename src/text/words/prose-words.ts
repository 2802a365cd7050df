import type { LawSourceKind } from "../../model/law.ts";
import type { CalendarDate } from "../../values/date.ts";
import type { Decimal } from "../../values/decimal.ts";
import type { PartyWords } from "./party-words.ts";
import type { Pattern } from "./pattern.ts";

/** The document languages other than English; their words are loaded when needed. */
export const DEFERRED_LANGUAGES = ["es", "fr", "de", "ja", "zh-Hans"] as const;
export type DeferredLanguage = (typeof DEFERRED_LANGUAGES)[number];

/** A language documents can be printed in. */
export type DocumentLanguage = "en" | DeferredLanguage;

/** "and" or "or" before the last entry of a list. */
export type JoinWord = "and" | "or";

/**
 * How sure we are of a law value, as phrases that start a sentence: one for each kind of source that confirms, and
 * "summary" for every other source that was read.
 */
export type CertaintyWords = {
  readonly [certainty in ConfirmingKind | "summary" | "proposal" | "disputed" | "unknown"]: string;
};

/** The kinds of source a confirmed value may be based on. */
export type ConfirmingKind = Exclude<LawSourceKind, "commercial" | "proposal">;

/** Short labels for lines to write on, by the part of a party or the kind of question. */
export type BlankWords = {
  readonly [what in "name" | "address" | "signer" | "signer_title" | "formed_in" | "date" | "money"]: string;
};

/**
 * The running prose of a document language: numbers, dates, periods, amounts, lists and parties.
 *
 * Figures are not left to `Intl`, whose versions differ. A number with a fraction, below zero or above `MAX_IN_WORDS` is printed in figures only.
 */
export type ProseWords = {
  readonly language: string;
  /** BCP 47 tag for addresses and letter case. */
  readonly locale: string;
  /** The country that addresses are in unless they name another. */
  readonly homeCountry: "US" | "JP";
  /** "twelve (12)"; with the unit of a period, "twelve (12) months". */
  readonly inWords: (number: Decimal, unit: string | null) => string;
  /** "12 months", and "12" for a unit that is not a period. */
  readonly inFigures: (number: Decimal, unit: string | null) => string;
  readonly money: (amount: Decimal, currency: string) => string;
  /** "one thousand two hundred and 50/100 dollars ($1,200.50)". */
  readonly moneyInWords: (amount: Decimal, currency: string) => string;
  /** "5.5%". */
  readonly percent: (number: Decimal) => string;
  /** "1st". */
  readonly ordinal: (number: Decimal) => string;
  readonly longDate: (date: CalendarDate) => string;
  /** A long date with its weekday. */
  readonly fullDate: (date: CalendarDate) => string;
  /** Short, and never ambiguous where readers differ on the order of day and month. */
  readonly shortDate: (date: CalendarDate) => string;
  /** By the calendar of Japanese eras; a long date in other languages. */
  readonly eraDate: (date: CalendarDate) => string;
  /** The separator before entry `index` (1 or more) of `count` entries; `next` is that entry. */
  readonly between: (word: JoinWord, index: number, count: number, next: string) => string;
  /** The same between described parties, whose descriptions contain commas. */
  readonly betweenDescribed: (index: number, count: number) => string;
  /** The end of a text and the start of the reference after it where the two run together ("de" + "el" is "del"). */
  readonly contracted?: (before: string, after: string) => readonly [string, string] | null;
  /** The name of a place between the texts around it, if the language writes it differently there. */
  readonly placeInText?: (name: string, before: string, after: string) => string;
  readonly titleCase: (text: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly certainty: CertaintyWords;
  readonly party: PartyWords;
  /** A named person who is not a party, with the address if given. */
  readonly namedPersonPattern: Pattern;
  /** Suffix of the n-th (from 1) of several described parties, such as （以下「甲」という。）. */
  readonly definedTermSuffix?: (n: number) => string;
  /** Label of a blank without a question. */
  readonly blank: string;
  /** Labels printed with a line to write on. */
  readonly blanks: BlankWords;
};

/** Units of a period that every document language can write in words. */
export const PERIOD_UNITS = ["minute", "hour", "day", "business_day", "week", "month", "year"] as const;

export type PeriodUnit = (typeof PERIOD_UNITS)[number];

/** Whether a unit is a period that can be written in words. */
export const isPeriodUnit = (unit: string | null): unit is PeriodUnit => PERIOD_UNITS.some((period) => period === unit);
