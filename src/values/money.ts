import type { Decimal } from "./decimal.ts";
import { halfWidth } from "./half-width.ts";
import { fractionDigits, numberWriter, numericText } from "./format-number.ts";
import { ownOf } from "./own-of.ts";

/** Digits after the point, for currencies that have other than two. Source: ISO 4217, as of 2024 */
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

/** What people write before or after an amount, longest first. */
const MARKS: { readonly [currency: string]: readonly string[] } = {
  EUR: ["euros", "euro", "€"],
  GBP: ["pounds", "£"],
  JPY: ["yen", "円", "¥"],
  USD: ["dollars", "us$", "ドル", "$"],
};

/** Digits a currency has after the point. Example: USD 2, JPY 0 */
export const minorUnits = (currency: string): number => ownOf(MINOR_UNITS, currency) ?? 2;

/** Signs and words that may stand beside an amount of a currency, its code among them. */
export const currencyMarks = (currency: string): readonly string[] => [currency, ...(ownOf(MARKS, currency) ?? [])];

/** Whether a text holds the sign or the code of a currency other than this one. */
export const namesOtherCurrency = (text: string, currency: string): boolean => {
  const typed = halfWidth(text).toLowerCase();
  return Object.entries(MARKS).some(
    ([other, marks]) => other !== currency && [other.toLowerCase(), ...marks].some((mark) => typed.includes(mark)),
  );
};

/** The currency code in a stored setting. Example: "$USD" is "USD" */
export const currencyCode = (stored: string): string => /[A-Z]{3}$/.exec(stored)?.[0] ?? stored;

/**
 * An amount as a locale writes it, never rounded: digits below the minor unit are shown.
 *
 * Example: formatMoney(decimal("1200"), "USD", "en") is "$1,200.00"
 */
export const formatMoney = (amount: Decimal, currency: string, locale: string): string =>
  numberWriter(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: minorUnits(currency),
    maximumFractionDigits: Math.max(minorUnits(currency), fractionDigits(amount)),
  }).format(numericText(amount));
