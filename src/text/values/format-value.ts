import type { Value } from "../../values/value.ts";
import { formats } from "./formats.ts";
import { printPlain } from "./print-plain.ts";
import type { FormattedParts } from "./printed.ts";
import { printedText } from "./printed.ts";
import type { PrintOptions } from "./printing.ts";
import { wordsOf } from "../language-registry/words-of.ts";

export type FormatOptions = { readonly language: string; readonly currency: string } & Partial<
  Omit<PrintOptions, "words">
>;

/** A value in a format, in pieces that name the parts they come from; printed plainly if the format does not apply to the value. */
export const printValue = (value: Value, format: string | undefined, how: PrintOptions): FormattedParts => {
  const chosen = format !== undefined && Object.hasOwn(formats, format) ? formats[format] : undefined;
  return chosen?.print(value, how) ?? printPlain(value, how);
};

/**
 * A value as text in a document language; empty when there is no value.
 *
 * Example: formatValue(decimal(12), "words", { language: "en", currency: "USD", unit: "month" }) is "twelve (12) months"
 */
export const formatValue = (value: Value, format: string | undefined, options: FormatOptions): string => {
  const { language, currency, unit = null, formatPart } = options;
  return printedText(printValue(value, format, { words: wordsOf(language), currency, unit, formatPart }));
};
