import type { Decimal } from "../../values/decimal.ts";
import { formatDocumentNumber } from "./format-document-number.ts";
import type { NumberSymbols } from "./format-document-number.ts";
import type { Cardinal, Gender } from "./number-words.ts";
import { MAX_IN_WORDS } from "./number-words.ts";
import { isPeriodUnit } from "../words/prose-words.ts";
import type { PeriodUnit } from "../words/prose-words.ts";

/** A counted noun, with the grammatical gender of its number word. */
export type CountedNoun = { readonly one: string; readonly many: string; readonly gender?: Gender };

export type PeriodNouns = { readonly [unit in PeriodUnit]: CountedNoun };

/** The number as a plain whole number if it can be written in words, else null. */
export const wholeNumber = (number: Decimal): number | null => {
  const whole = number.toNumber();
  if (!Number.isInteger(whole) || whole < 0 || whole > MAX_IN_WORDS) return null;
  // A fraction lost in the conversion to a float is still a fraction.
  return number.eq(whole) ? whole : null;
};

/** Numbers and periods for languages that write "twelve (12) months". */
export const countedStyles = (symbols: NumberSymbols, cardinal: Cardinal, nouns: PeriodNouns) => {
  const inFigures = (number: Decimal, unit: string | null): string => {
    const text = formatDocumentNumber(number, symbols);
    if (!isPeriodUnit(unit)) return text;
    return `${text} ${number.eq(1) ? nouns[unit].one : nouns[unit].many}`;
  };
  const inWords = (number: Decimal, unit: string | null): string => {
    const whole = wholeNumber(number);
    if (whole === null) return inFigures(number, unit);
    const text = formatDocumentNumber(number, symbols);
    if (!isPeriodUnit(unit)) return `${cardinal(whole)} (${text})`;
    const { one, many, gender = "m" } = nouns[unit];
    return `${cardinal(whole, gender)} (${text}) ${whole === 1 ? one : many}`;
  };
  return { inFigures, inWords };
};
