import { isCalendarDate } from "../../values/date.ts";
import { isDecimal } from "../../values/decimal.ts";
import { isDuration } from "../../values/duration.ts";
import type { ValueType } from "../../values/value-type.ts";
import type { Value } from "../../values/value.ts";
import { joinedBy } from "./join-list.ts";
import { printDuration } from "./print-duration.ts";
import { printMonths } from "./print-months.ts";
import { printActing, printDescribed, isValueRecord, printEntries, printName, printPlain } from "./print-plain.ts";
import type { FormattedParts } from "./printed.ts";
import { printedText } from "./printed.ts";
import type { PrintOptions } from "./printing.ts";

/** A way to print a value; one that it cannot print is printed plainly instead. */
export type Format = {
  /** Whether a value of this type can have the format. */
  readonly accepts: (type: ValueType) => boolean;
  readonly print: (value: Value, how: PrintOptions) => FormattedParts | null;
};

const isAny = (type: ValueType) => type.type === "any";
const ofType =
  (...types: readonly ValueType["type"][]) =>
  (type: ValueType): boolean =>
    isAny(type) || types.includes(type.type);
const oneOrMany =
  (...types: readonly ValueType["type"][]) =>
  (type: ValueType): boolean =>
    ofType(...types)(type.type === "list" ? type.of : type);
const listOf = (type: ValueType): boolean => isAny(type) || type.type === "list";

const number = (
  write: (value: Parameters<PrintOptions["words"]["percent"]>[0], how: PrintOptions) => string,
): Format => ({
  accepts: ofType("number"),
  print: (value, how) => (isDecimal(value) ? [write(value, how)] : null),
});

const date = (
  write: (value: Parameters<PrintOptions["words"]["longDate"]>[0], how: PrintOptions) => string,
): Format => ({
  accepts: ofType("date"),
  print: (value, how) => (isCalendarDate(value) ? [write(value, how)] : null),
});

const period = (style: "inWords" | "inFigures"): Format => ({
  accepts: ofType("number", "duration"),
  print: (value, how) => {
    if (isDuration(value)) return [printDuration(value, style, how.words)];
    return isDecimal(value) ? [how.words[style](value, how.unit)] : null;
  },
});

const letters = (change: (text: string, how: PrintOptions) => string): Format => ({
  accepts: oneOrMany("string"),
  print: (value, how) => [change(printedText(printPlain(value, how)), how)],
});

const list = (word: "and" | "or"): Format => ({
  accepts: listOf,
  print: (value, how) =>
    Array.isArray(value) ? printEntries(value, joinedBy(word, how.words), how, printPlain) : null,
});

/** Prints a text supplied by the law or the form unchanged, even in a translation that has words for it. */
export const AS_WRITTEN = "as written";

/** Every format a template may use, with the types it accepts. */
export const formats: { readonly [name: string]: Format } = {
  [AS_WRITTEN]: { accepts: ofType("string"), print: printPlain },
  address: { accepts: oneOrMany("record"), print: printPlain },
  described: {
    accepts: oneOrMany("record"),
    print: (value, how) => (Array.isArray(value) || isValueRecord(value) ? printDescribed(value, how) : null),
  },
  "era date": date((value, how) => how.words.eraDate(value)),
  "full date": date((value, how) => how.words.fullDate(value)),
  "in capacity": { accepts: oneOrMany("record"), print: printActing },
  list: list("and"),
  "long date": date((value, how) => how.words.longDate(value)),
  money: number((value, how) => how.words.money(value, how.currency)),
  "money words": number((value, how) => how.words.moneyInWords(value, how.currency)),
  names: { accepts: oneOrMany("record"), print: printName },
  number: number((value, how) => how.words.inFigures(value, null)),
  "or list": list("or"),
  ordinal: number((value, how) => how.words.ordinal(value)),
  percent: number((value, how) => how.words.percent(value)),
  period: period("inFigures"),
  "short date": date((value, how) => how.words.shortDate(value)),
  title: letters((text, how) => how.words.titleCase(text)),
  upper: letters((text, how) => text.toLocaleUpperCase(how.words.locale)),
  words: period("inWords"),
  "years and months": {
    accepts: ofType("number"),
    print: (value, how) => (isDecimal(value) ? [printMonths(value, how.words)] : null),
  },
};

/** Names of all formats, for messages about one that does not exist. */
export const formatNames: readonly string[] = Object.keys(formats);
