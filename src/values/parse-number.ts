import { decimal } from "./decimal.ts";
import type { Decimal } from "./decimal.ts";
import { halfWidth } from "./half-width.ts";
import { readAs, unreadable } from "./reading.ts";
import type { Reading } from "./reading.ts";

const MOST_DIGITS = 30;
const MYRIADS = [
  ["兆", 12],
  ["億", 8],
  ["万", 4],
  ["千", 3],
] as const;

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const PLAIN = /^(\d+\.?\d*|\.\d+)$/;

const withoutMarks = (text: string, marks: readonly string[]): string => {
  const lower = text.toLowerCase();
  for (const mark of marks) {
    const small = halfWidth(mark).toLowerCase();
    const sign = /^[+-] ?/.exec(text)?.[0] ?? "";
    if (lower.startsWith(sign + small)) return sign + text.slice(sign.length + small.length).trim();
    if (lower.endsWith(small)) return text.slice(0, text.length - small.length).trim();
  }
  return text;
};

const plainDigits = (text: string): string | null => {
  const grouped = text.replace(/(?<=\d)[ '’](?=\d)/g, ",");
  if (GROUPED.test(grouped)) return grouped.replaceAll(",", "");
  return PLAIN.test(grouped) ? grouped : null;
};

const exact = (digits: string): Decimal => decimal(digits.replace(/^\./, "0.").replace(/\.$/, ""));

/** Reads "1億2,000万": each part before a myriad mark counts in its power of ten. */
const myriads = (text: string): Decimal | null => {
  if (text === "") return null;
  let rest = text;
  let total = decimal(0);
  for (const [mark, power] of MYRIADS) {
    const at = rest.indexOf(mark);
    if (at < 0) continue;
    const digits = plainDigits(rest.slice(0, at));
    if (digits === null) return null;
    total = total.plus(exact(digits).times(decimal(`1e${power}`)));
    rest = rest.slice(at + mark.length);
  }
  if (rest === "") return total;
  const digits = plainDigits(rest);
  return digits === null ? null : total.plus(exact(digits));
};

/**
 * The exact number somebody typed: spaces, thousands commas, full-width digits, signs and Japanese 万 and 億 are
 * understood; `marks` are the units that may stand before or after it ("$", "%").
 *
 * Problems: not_a_number, misplaced_separator (a comma that could be a decimal point), too_many_digits.
 * Example: parseNumber("$1,200", ["$"]) is 1200
 */
export const parseNumber = (typed: string, marks: readonly string[] = []): Reading<Decimal> => {
  const unmarked = withoutMarks(halfWidth(typed), marks);
  const isNegative = /^(-|△|▲)/.test(unmarked);
  const unsigned = unmarked.replace(/^[-+△▲]\s*/, "");
  if (unsigned.replace(/\D/g, "").length > MOST_DIGITS) return unreadable("too_many_digits", { max: MOST_DIGITS });
  const value = myriads(unsigned);
  if (value !== null) return readAs(isNegative && !value.eq(0) ? value.neg() : value);
  const isOnlySpelling = /^[\d., '’]+$/.test(unsigned) && /\d/.test(unsigned);
  return unreadable(isOnlySpelling ? "misplaced_separator" : "not_a_number");
};
