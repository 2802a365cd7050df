import type { Decimal } from "../../values/decimal.ts";
import { mixedFraction } from "../../values/mixed-fraction.ts";
import { minorUnits } from "../../values/money.ts";

/** Number format of a language: group separator, decimal separator, and currency symbols before or after. */
export type NumberSymbols = {
  readonly group: string;
  readonly point: string;
  /** Symbols by currency, with any space they need; a currency without one is written with its code. */
  readonly before: { readonly [currency: string]: string };
  readonly after: { readonly [currency: string]: string };
  /** Whether an amount below zero is written in parentheses, not with a minus sign. */
  readonly parentheses?: true;
};

const grouped = (digits: string, mark: string): string => {
  let text = digits;
  for (let offset = digits.length - 3; offset > 0; offset -= 3)
    text = text.slice(0, offset) + mark + text.slice(offset);
  return text;
};

const written = (plain: string, symbols: NumberSymbols): string => {
  const start = plain.charCodeAt(0) === 45 ? 1 : 0;
  const point = plain.indexOf(".");
  const end = point < 0 ? plain.length : point;
  const sign = start === 1 ? "-" : "";
  const whole = end - start <= 3 ? plain.slice(start, end) : grouped(plain.slice(start, end), symbols.group);
  return point < 0 ? sign + whole : sign + whole + symbols.point + plain.slice(point + 1);
};

/**
 * A number with all its digits; what a division made endless is written as a fraction ("33 1/3").
 *
 * Written without `Intl`, so that a document is the same in every browser and every version of Node.
 * Example: with the symbols of English, 1234.5 is "1,234.5"
 */
export const formatDocumentNumber = (number: Decimal, symbols: NumberSymbols): string => {
  const mixed = mixedFraction(number);
  if (!mixed) return written(number.toFixed(), symbols);
  const fraction = `${mixed.top}/${mixed.bottom}`;
  return mixed.whole.eq(0) ? fraction : `${written(mixed.whole.toFixed(), symbols)} ${fraction}`;
};

/** An amount with its currency, never rounded. Examples: in English, 1200.5 USD is "$1,200.50" and -5 USD is "($5.00)" */
export const formatDocumentMoney = (amount: Decimal, currency: string, symbols: NumberSymbols): string => {
  const least = minorUnits(currency);
  const plain = amount.toFixed();
  const point = plain.indexOf(".");
  const digits = point < 0 ? 0 : plain.length - point - 1;
  const padded = digits < least ? `${plain}${point < 0 ? "." : ""}${"0".repeat(least - digits)}` : plain;
  const isNegative = padded.charCodeAt(0) === 45;
  const text = written(isNegative ? padded.slice(1) : padded, symbols);
  const after = symbols.after[currency];
  const whole = after === undefined ? (symbols.before[currency] ?? `${currency} `) + text : text + after;
  if (!isNegative) return whole;
  return symbols.parentheses ? `(${whole})` : `-${whole}`;
};
