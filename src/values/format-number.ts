import type { Decimal } from "./decimal.ts";

const MOST_FRACTION_DIGITS = 100;

type NumericText = `${number}`;

const isNumericText = (text: string): text is NumericText => /^-?\d+(\.\d+)?$/.test(text);

/** All digits of a decimal, as `Intl.NumberFormat` takes them without passing through a float. */
export const numericText = (value: Decimal): NumericText => {
  const text = value.toFixed();
  if (!isNumericText(text)) throw new Error(`invalid decimal: ${text}`);
  return text;
};

/** How many digits stand after the point. */
export const fractionDigits = (value: Decimal): number =>
  Math.min(MOST_FRACTION_DIGITS, value.toFixed().split(".")[1]?.length ?? 0);

const writers = new Map<string, Intl.NumberFormat>();

/** The number writer of a locale and its options, made once: making one takes a thousand times as long as using it. */
export const numberWriter = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${locale} ${options.currency ?? ""} ${options.maximumFractionDigits ?? ""}`;
  const writer = writers.get(key) ?? new Intl.NumberFormat(locale, options);
  writers.set(key, writer);
  return writer;
};

/** A number as a locale writes it, with every digit. Example: formatNumber(decimal("1234.5"), "en") is "1,234.5" */
export const formatNumber = (value: Decimal, locale: string): string =>
  numberWriter(locale, { maximumFractionDigits: fractionDigits(value) }).format(numericText(value));
