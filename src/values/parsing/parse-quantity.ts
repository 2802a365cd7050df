import { decimal } from "../decimal.ts";
import type { Decimal } from "../decimal.ts";
import { toHalfWidth } from "../half-width.ts";
import { parseFailure, parseSuccess } from "../parse-result.ts";
import type { ParseResult } from "../parse-result.ts";
import { parseFraction, expandVulgarFractions } from "./fractions.ts";
import { parseNumberWords, splitScale } from "./parse-number-words.ts";
import { parseNumber, withoutMarks } from "./parse-number.ts";

/** How a quantity may be written. */
export type QuantityOptions = {
  /** Units allowed before or after the number ("$", "dollars"). */
  readonly marks: readonly string[];
  /** Words that may follow the number because the question has them ("orders", "month"), in lower case. */
  readonly words?: readonly string[];
  /** Whether "k" and "m" are thousand and million; not where "m" could be months. */
  readonly scales?: boolean;
};

const ABOUT = /^(?:about|approx\.?|approximately|around|roughly|some|circa|ca\.?|~|約) ?/i;
const NONE = /^(?:none|nothing|nil|no|なし|無し|ゼロ)$/i;
const NOT_APPLICABLE = /^(?:n\.?\/?a\.?|not applicable|該当なし)$/i;
const RANGE = /^(.+?) ?(?:-|\bto\b|\bor\b|から|~) ?(.+)$/i;
const PER = /^(.+?) ?((?:\/|\b(?:an?|per|each|every)\b) ?(?:mo|month|yr|year|wk|week|day|hr|hour)\.?)$/i;
const TRAILING = /^(.*?[\d.)](?: ?(?:k|m|bn|b)\b)?|[a-z]+(?:[ -][a-z]+)*?) ?((?:and )?[a-z]+)$/i;

const PERIODS: readonly (readonly [written: RegExp, stem: RegExp])[] = [
  [/(^|[^a-z])(mo|month)\b|monthly/i, /month/i],
  [/(^|[^a-z])(yr|year)\b|yearly|annual/i, /year|annual/i],
  [/(^|[^a-z])(wk|week)\b|weekly/i, /week/i],
  [/(^|[^a-z])day\b|daily/i, /\bday|daily/i],
  [/(^|[^a-z])(hr|hour)\b|hourly/i, /hour/i],
];

/** Whether a typed period ("a month") is one that the words of the question name. */
const isAskedPeriod = (typed: string, words: readonly string[]): boolean =>
  PERIODS.some(([written, stem]) => written.test(typed) && words.some((word) => stem.test(word)));

/** Text as a typed quantity is compared: half-width, without "about". */
export const quantityText = (typed: string): string => toHalfWidth(expandVulgarFractions(typed)).replace(ABOUT, "");

/** Whether the text says that the question does not apply, which leaves an optional question without an answer. */
export const isNotApplicable = (typed: string): boolean => NOT_APPLICABLE.test(toHalfWidth(typed));

const bare = (text: string, { marks, scales = true }: QuantityOptions): Decimal | null => {
  const unmarked = withoutMarks(text, marks);
  const plain = parseNumber(unmarked);
  if (plain.ok) return plain.value;
  const scaled = scales ? splitScale(unmarked) : null;
  if (scaled) {
    const front = parseNumber(scaled.digits);
    const digits = front.ok ? front.value : parseFraction(scaled.digits.replace(/ a$/i, ""));
    if (digits) return digits.times(scaled.factor);
  }
  return parseNumberWords(unmarked);
};

/** Whether a number before "k" or "million" has a comma that could be a decimal point. */
const hasUnclearScale = (text: string, { marks, scales = true }: QuantityOptions): boolean => {
  const front = scales ? splitScale(withoutMarks(text, marks)) : null;
  const digits = front ? parseNumber(front.digits) : null;
  return digits?.ok === false && digits.problem.code === "misplaced_separator";
};

const withTrailingWords = (text: string, options: QuantityOptions): ParseResult<Decimal> | null => {
  const words = options.words ?? [];
  const [, before = "", tail = ""] = PER.exec(text) ?? TRAILING.exec(text) ?? [];
  const value = tail === "" ? null : bare(before, options);
  if (value === null) return null;
  const plain = tail.toLowerCase();
  return words.includes(plain) || isAskedPeriod(plain, words)
    ? parseSuccess(value)
    : parseFailure("extra_words", { typed: tail });
};

/**
 * A quantity as people type it: "3 million", "1.2m", "three", "about 1,200", "$1,200 a month", "3,100 orders", "none".
 *
 * Problems: those of `parseNumber`, extra_words (words the question does not have), number_range ("5 to 6").
 */
export const parseQuantity = (typed: string, options: QuantityOptions): ParseResult<Decimal> => {
  const text = quantityText(typed);
  const plain = parseNumber(text, options.marks);
  if (plain.ok || plain.problem.code !== "not_a_number") return plain;
  if (NONE.test(text) || isNotApplicable(text)) return parseSuccess(decimal(0));
  const value = bare(text, options);
  if (value) return parseSuccess(value);
  const [, low, high] = RANGE.exec(text) ?? [];
  if (low !== undefined && high !== undefined && bare(low, options) && bare(high, options)) {
    return parseFailure("number_range");
  }
  if (hasUnclearScale(text, options)) return parseFailure("misplaced_separator");
  return withTrailingWords(text, options) ?? plain;
};
