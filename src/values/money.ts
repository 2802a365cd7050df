import type { Decimal } from "./decimal.ts";
import { toHalfWidth } from "./half-width.ts";
import { fractionDigits, numberFormatter, numericText } from "./format-number.ts";
import { getOwnProperty } from "./get-own-property.ts";

/** Decimal places of currencies that do not have two. Source: ISO 4217, as of 2024 */
const MINOR_UNITS: { readonly [currency: string]: number } = {
  BHD: 3,
  BIF: 0,
  CLF: 4,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  UYI: 0,
  UYW: 4,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/** Words and symbols that people write before or after an amount, longest first. */
const MARKS: { readonly [currency: string]: readonly string[] } = {
  EUR: ["euros", "euro", "€"],
  GBP: ["pounds", "£"],
  JPY: ["yen", "円", "¥"],
  USD: ["dollars", "us$", "ドル", "$"],
};

/** Decimal places of a currency. Example: USD 2, JPY 0 */
export const minorUnits = (currency: string): number => getOwnProperty(MINOR_UNITS, currency) ?? 2;

/** Symbols and words that may appear beside an amount of a currency, including its code. */
export const currencyMarks = (currency: string): readonly string[] => [
  currency,
  ...(getOwnProperty(MARKS, currency) ?? []),
];

/** Whether a text contains the symbol or code of another currency. */
export const hasOtherCurrency = (text: string, currency: string): boolean => {
  const typed = toHalfWidth(text).toLowerCase();
  return Object.entries(MARKS).some(
    ([other, marks]) => other !== currency && [other.toLowerCase(), ...marks].some((mark) => typed.includes(mark)),
  );
};

const currencyPart = (currency: string, language: string, currencyDisplay: "narrowSymbol" | "name"): string =>
  new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay })
    .formatToParts(2)
    .find(({ type }) => type === "currency")?.value ?? currency;

/** The name of a currency beside an amount. Example: USD is "US dollars" in English */
export const currencyName = (currency: string, language: string): string => currencyPart(currency, language, "name");

/** Whether a code, a sign or the common noun of several currencies can mean this one. Example: "$" and "dollar" are CAD, too */
export const isMarkOf = (mark: string, currency: string): boolean => {
  const name = currencyName(currency, "en").toLowerCase();
  const names = [name, ...name.split(" ")];
  return (
    mark === currency ||
    mark === currencyPart(currency, "en", "narrowSymbol") ||
    names.includes(mark) ||
    names.includes(`${mark}s`)
  );
};

/** The currency code in a stored setting. Example: "$USD" is "USD" */
export const currencyCode = (stored: string): string => /[A-Z]{3}$/.exec(stored)?.[0] ?? stored;

/**
 * Formats an amount without rounding: digits below the minor unit are shown.
 *
 * Example: formatMoney(decimal("1200"), "USD", "en") is "$1,200.00"
 */
export const formatMoney = (amount: Decimal, currency: string, locale: string): string =>
  numberFormatter(locale, {
    currency,
    minDigits: minorUnits(currency),
    maxDigits: Math.max(minorUnits(currency), fractionDigits(amount)),
  }).format(numericText(amount));
