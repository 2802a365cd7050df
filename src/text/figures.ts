import type { Decimal } from "../values/decimal.ts";
import { minorUnits } from "../values/money.ts";

/** How a language writes figures: the mark between groups of three, the decimal mark, and where a currency stands. */
export type FigureMarks = {
  readonly group: string;
  readonly point: string;
  /** Signs by currency, with the blank they need; a currency without one is written by its code. */
  readonly before: { readonly [currency: string]: string };
  readonly after: { readonly [currency: string]: string };
};

const grouped = (digits: string, mark: string): string => {
  let text = digits;
  for (let at = digits.length - 3; at > 0; at -= 3) text = text.slice(0, at) + mark + text.slice(at);
  return text;
};

const written = (plain: string, marks: FigureMarks): string => {
  const start = plain.charCodeAt(0) === 45 ? 1 : 0;
  const point = plain.indexOf(".");
  const end = point < 0 ? plain.length : point;
  const sign = start === 1 ? "-" : "";
  const whole = end - start <= 3 ? plain.slice(start, end) : grouped(plain.slice(start, end), marks.group);
  return point < 0 ? sign + whole : sign + whole + marks.point + plain.slice(point + 1);
};

/**
 * A number with every digit it has.
 *
 * Written without `Intl`, so that a document reads the same whatever version of it a browser or Node has.
 * Example: with the marks of English, 1234.5 is "1,234.5"
 */
export const figures = (number: Decimal, marks: FigureMarks): string => written(number.toFixed(), marks);

/** A sum with its currency, never rounded. Example: with the marks of English, 1200.5 USD is "$1,200.50" */
export const moneyFigures = (amount: Decimal, currency: string, marks: FigureMarks): string => {
  const least = minorUnits(currency);
  const plain = amount.toFixed();
  const point = plain.indexOf(".");
  const digits = point < 0 ? 0 : plain.length - point - 1;
  const padded = digits < least ? `${plain}${point < 0 ? "." : ""}${"0".repeat(least - digits)}` : plain;
  const isNegative = padded.charCodeAt(0) === 45;
  const text = written(isNegative ? padded.slice(1) : padded, marks);
  const sign = isNegative ? "-" : "";
  const after = marks.after[currency];
  if (after !== undefined) return sign + text + after;
  return sign + (marks.before[currency] ?? `${currency} `) + text;
};
