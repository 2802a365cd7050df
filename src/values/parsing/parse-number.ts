import { decimal } from "../decimal.ts";
import type { Decimal } from "../decimal.ts";
import { toHalfWidth } from "../half-width.ts";
import { parseSuccess, parseFailure } from "../parse-result.ts";
import type { ParseResult } from "../parse-result.ts";

const MAX_DIGITS = 30;
const MYRIADS = [
  ["兆", 12],
  ["億", 8],
  ["万", 4],
  ["千", 3],
] as const;

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const PLAIN = /^(\d+\.?\d*|\.\d+)$/;

/** Text without a unit before or after it; the first of `marks` that fits. */
export const withoutMarks = (text: string, marks: readonly string[]): string => {
  const lower = text.toLowerCase();
  for (const mark of marks) {
    const small = toHalfWidth(mark).toLowerCase();
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

/** Parses "1億2,000万": each part before a myriad character is multiplied by its power of ten. */
const myriads = (text: string): Decimal | null => {
  if (text === "") return null;
  let rest = text;
  let total = decimal(0);
  for (const [mark, power] of MYRIADS) {
    const offset = rest.indexOf(mark);
    if (offset < 0) continue;
    const digits = plainDigits(rest.slice(0, offset));
    if (digits === null) return null;
    total = total.plus(exact(digits).times(decimal(`1e${power}`)));
    rest = rest.slice(offset + mark.length);
  }
  if (rest === "") return total;
  const digits = plainDigits(rest);
  return digits === null ? null : total.plus(exact(digits));
};

/**
 * Parses a typed number exactly: spaces, thousands commas, full-width digits, signs and Japanese 万 and 億 are accepted;
 * `marks` are units allowed before or after it ("$", "%").
 *
 * Problems: not_a_number, misplaced_separator (a comma that could be a decimal point), too_many_digits.
 *
 * Example: parseNumber("$1,200", ["$"]) is 1200
 */
export const parseNumber = (typed: string, marks: readonly string[] = []): ParseResult<Decimal> => {
  const unmarked = withoutMarks(toHalfWidth(typed), marks);
  const isNegative = /^(-|△|▲)/.test(unmarked);
  const unsigned = unmarked.replace(/^[-+△▲]\s*/, "");
  if (unsigned.replace(/\D/g, "").length > MAX_DIGITS) return parseFailure("too_many_digits", { max: MAX_DIGITS });
  const value = myriads(unsigned);
  if (value !== null) return parseSuccess(isNegative && !value.eq(0) ? value.neg() : value);
  const isOnlySpelling = /^[\d., '’]+$/.test(unsigned) && /\d/.test(unsigned);
  return parseFailure(isOnlySpelling ? "misplaced_separator" : "not_a_number");
};
