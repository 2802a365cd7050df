import type { Decimal } from "./decimal.ts";

const MAX_FRACTION_DIGITS = 100;

type NumericText = `${number}`;

const isNumericText = (text: string): text is NumericText => /^-?\d+(\.\d+)?$/.test(text);

/** All digits of a decimal, in the form that `Intl.NumberFormat` accepts without converting to a float. */
export const numericText = (value: Decimal): NumericText => {
  const text = value.toFixed();
  if (!isNumericText(text)) throw new Error(`invalid decimal: ${text}`);
  return text;
};

/** Number of decimal places. */
export const fractionDigits = (value: Decimal): number => {
  const text = value.toFixed();
  const point = text.indexOf(".");
  return point === -1 ? 0 : Math.min(MAX_FRACTION_DIGITS, text.length - point - 1);
};

const formatters = new Map<string, Intl.NumberFormat>();

/** All that a formatter depends on in addition to its locale; the cache key consists of it. */
type NumberFormat = {
  /** ISO 4217 code of an amount of money; a plain number without it. */
  readonly currency?: string;
  readonly minDigits?: number;
  readonly maxDigits: number;
};

const optionsOf = ({ currency, minDigits = 0, maxDigits }: NumberFormat): Intl.NumberFormatOptions => ({
  ...(currency === undefined ? {} : { style: "currency", currency }),
  minimumFractionDigits: minDigits,
  maximumFractionDigits: maxDigits,
});

/** The number formatter of a locale and a format, cached because creating one takes a thousand times as long as using it. */
export const numberFormatter = (locale: string, format: NumberFormat): Intl.NumberFormat => {
  const key = `${locale} ${format.currency ?? ""} ${format.minDigits ?? ""} ${format.maxDigits}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, optionsOf(format));
  formatters.set(key, formatter);
  return formatter;
};

/** Formats a number with every digit. Example: formatNumber(decimal("1234.5"), "en") is "1,234.5" */
export const formatNumber = (value: Decimal, locale: string): string =>
  numberFormatter(locale, { maxDigits: fractionDigits(value) }).format(numericText(value));
