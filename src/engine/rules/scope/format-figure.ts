import type { Context } from "../../../model/context.ts";
import { printPlain } from "../../../text/values/print-plain.ts";
import { printedText } from "../../../text/values/printed.ts";
import { isPeriodUnit } from "../../../text/words/prose-words.ts";
import { wordsOf } from "../../../text/language-registry/words-of.ts";
import { currencyCode } from "../../../values/money.ts";
import { isDecimal } from "../../../values/decimal.ts";
import type { Decimal } from "../../../values/decimal.ts";
import type { Value } from "../../../values/value.ts";
import type { NameLabel } from "./name-labels.ts";

/** Decimals of a figure in a trace; more are cut, and the trace says so. */
const MAX_DIGITS = 6;
/** Entries of a list that are all shown; of a longer one, the first six. */
const MAX_LISTED = 24;
const FIRST_LISTED = 6;

/** Shown for a missing value. */
export const NO_VALUE = "—";

/** How values are written; `cache` has the text of each figure, which appears in every step that reads it. */
export type ValueFormat = {
  readonly language: string;
  readonly currency: string;
  readonly cache: Map<Decimal, { readonly unit: string | null; readonly text: string }>;
};

/** The value format for one run. */
export const valueFormatFor = ({ locale, settings }: Context): ValueFormat => ({
  language: locale,
  currency: currencyCode(settings.currency),
  cache: new Map(),
});

const shorten = (value: Value): { readonly value: Value; readonly cut: boolean } => {
  if (!isDecimal(value) || value.c.length - value.e - 1 <= MAX_DIGITS) return { value, cut: false };
  const kept = value.round(MAX_DIGITS, 0);
  return { value: kept, cut: !kept.eq(value) };
};

/** Units that are not printed after a number. */
const UNCOUNTED = new Set(["", "text", "count", "number", "boolean"]);

const CURRENCY = /^[A-Z]{3}$/;

/** Singular form of a unit: "nights" and "night" are the same; periods are worded by the language. */
const singular = (unit: string): string => unit.replace(/^(\w{2,}[^s])s$/, "$1");

const counted = (text: string, unit: string, isOne: boolean): string =>
  `${text} ${singular(unit).replaceAll("_", " ")}${isOne ? "" : "s"}`;

/** The entries of a list; for a long list, the first few and the total count. */
export const shortList = (list: readonly Value[], show: (one: Value) => string): readonly string[] =>
  list.length <= MAX_LISTED ? list.map(show) : [...list.slice(0, FIRST_LISTED).map(show), `… (${list.length} in all)`];

const showNumber = (value: Decimal, unit: string | null, format: ValueFormat): string => {
  const last = format.cache.get(value);
  if (last?.unit === unit) return last.text;
  const text = writeValue(value, unit, format);
  format.cache.set(value, { unit, text });
  return text;
};

/** A value as the trace shows it: amounts as money, choices as option texts, long fractions truncated with "…". */
export const formatFigure = (
  value: Value,
  { unit, optionText }: Pick<NameLabel, "unit" | "optionText">,
  format: ValueFormat,
): string => {
  if (value === null) return NO_VALUE;
  if (typeof value === "string" && optionText) return optionText(value) ?? value;
  if (Array.isArray(value)) {
    const shown = shortList(value, (one) => formatFigure(one, { unit, optionText }, format));
    return shown.length === 0 ? "none" : shown.join(", ");
  }
  return isDecimal(value) ? showNumber(value, unit, format) : writeValue(value, unit, format);
};

const writeValue = (value: Value, unit: string | null, format: ValueFormat): string => {
  const { value: kept, cut } = shorten(value);
  const words = wordsOf(format.language);
  const measure = unit === null || UNCOUNTED.has(unit) ? null : singular(unit);
  const isWord = measure !== null && !CURRENCY.test(measure) && measure !== "percent" && !isPeriodUnit(measure);
  const printed = printedText(printPlain(kept, { words, currency: format.currency, unit: isWord ? null : measure }));
  const full = isWord && isDecimal(kept) ? counted(printed, measure, kept.eq(1)) : printed;
  return cut ? `${full}…` : full;
};

/** A number without its unit, for arithmetic that divides by 100 itself. */
export const bareNumber = (value: Value, format: ValueFormat): string =>
  formatFigure(value, { unit: null, optionText: null }, format);
