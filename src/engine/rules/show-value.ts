import type { Context } from "../../model/context.ts";
import { printPlain } from "../../text/print-plain.ts";
import { printedText } from "../../text/printed.ts";
import { isPeriodUnit } from "../../text/prose-words.ts";
import { wordsOf } from "../../text/words-of.ts";
import { currencyCode } from "../../values/money.ts";
import { isDecimal } from "../../values/decimal.ts";
import type { Decimal } from "../../values/decimal.ts";
import type { Value } from "../../values/value.ts";
import type { Named } from "./names.ts";

const MOST_DIGITS = 6;
const MOST_LISTED = 24;
const FIRST_LISTED = 6;

/** Nothing is known. */
export const NOTHING = "—";

/** How values are written, and what was written: a figure stands where it comes out and in each step that reads it. */
export type Showing = {
  readonly language: string;
  readonly currency: string;
  readonly shown: Map<Decimal, { readonly unit: string | null; readonly text: string }>;
};

/** How values are written in one working out. */
export const showingIn = ({ locale, settings }: Context): Showing => ({
  language: locale,
  currency: currencyCode(settings.currency),
  shown: new Map(),
});

const shorten = (value: Value): { readonly value: Value; readonly cut: boolean } => {
  if (!isDecimal(value) || value.c.length - value.e - 1 <= MOST_DIGITS) return { value, cut: false };
  const kept = value.round(MOST_DIGITS, 0);
  return { value: kept, cut: !kept.eq(value) };
};

/** Units that say nothing a reader would count in. */
const UNCOUNTED = new Set(["", "text", "count", "number", "boolean"]);

const CURRENCY = /^[A-Z]{3}$/;

/** "night" and "nights" are one unit; the words of prose know the periods among them. */
const singular = (unit: string): string => unit.replace(/^(\w{2,}[^s])s$/, "$1");

const counted = (text: string, unit: string, isOne: boolean): string =>
  `${text} ${singular(unit).replaceAll("_", " ")}${isOne ? "" : "s"}`;

/** The entries of a list as they are written; of a long one the first few and how many there are. */
export const shortList = (list: readonly Value[], show: (one: Value) => string): readonly string[] =>
  list.length <= MOST_LISTED ? list.map(show) : [...list.slice(0, FIRST_LISTED).map(show), `… (${list.length} in all)`];

const showNumber = (value: Decimal, unit: string | null, how: Showing): string => {
  const last = how.shown.get(value);
  if (last?.unit === unit) return last.text;
  const text = writeValue(value, unit, how);
  how.shown.set(value, { unit, text });
  return text;
};

/** A value as the trace writes it: sums as money, choices in their words, endless fractions cut with "…". */
export const showValue = (value: Value, { unit, says }: Pick<Named, "unit" | "says">, how: Showing): string => {
  if (value === null) return NOTHING;
  if (typeof value === "string" && says) return says(value) ?? value;
  if (Array.isArray(value)) {
    const shown = shortList(value, (one) => showValue(one, { unit, says }, how));
    return shown.length === 0 ? "none" : shown.join(", ");
  }
  return isDecimal(value) ? showNumber(value, unit, how) : writeValue(value, unit, how);
};

const writeValue = (value: Value, unit: string | null, how: Showing): string => {
  const { value: kept, cut } = shorten(value);
  const words = wordsOf(how.language);
  const measure = unit === null || UNCOUNTED.has(unit) ? null : singular(unit);
  const isWord = measure !== null && !CURRENCY.test(measure) && measure !== "percent" && !isPeriodUnit(measure);
  const printed = printedText(printPlain(kept, { words, currency: how.currency, unit: isWord ? null : measure }));
  const full = isWord && isDecimal(kept) ? counted(printed, measure, kept.eq(1)) : printed;
  return cut ? `${full}…` : full;
};

/** A number without its unit, for sums that count in hundredths themselves. */
export const bareNumber = (value: Value, how: Showing): string => showValue(value, { unit: null, says: null }, how);
