import type { RawAnswer } from "../model/answers.ts";
import type { Field } from "../model/field.ts";
import type { ParseResult } from "../values/parse-result.ts";
import { isDecimal } from "../values/decimal.ts";
import { fractionDigits } from "../values/format-number.ts";
import { isNotApplicable, parseQuantity } from "../values/parsing/parse-quantity.ts";
import type { Value } from "../values/value.ts";
import { parseFailure, parseSuccess } from "../values/parse-result.ts";
import { questionWords } from "./question-words.ts";
import { plainText } from "./raw-shape.ts";

type Options = {
  readonly marks: readonly string[];
  /** Digits allowed after the point; null = any. */
  readonly decimals: number | null;
  /** Whether "m" is million. */
  readonly scales?: boolean;
  /** Another way to read the text, tried first; null where it does not fit. */
  readonly first?: (text: string) => ParseResult<Value> | null;
};

/** The value, or the problem that it has more digits after the point than allowed. */
const withPrecision = (parsed: ParseResult<Value>, decimals: number | null): ParseResult<Value> => {
  if (!parsed.ok || decimals === null || !isDecimal(parsed.value)) return parsed;
  return fractionDigits(parsed.value) > decimals ? parseFailure("too_precise", { decimals }) : parsed;
};

/**
 * The quantity typed into a question; null where an optional question does not apply.
 *
 * Problems: those of `parseQuantity` and of `first`, too_precise.
 */
export const readAmount = (raw: RawAnswer, field: Field, options: Options): ParseResult<Value> => {
  const { marks, decimals, scales, first } = options;
  const text = typeof raw === "boolean" ? null : plainText(raw);
  if (text === null) return parseFailure("not_a_number");
  if (field.optional === true && isNotApplicable(text)) return parseSuccess(null);
  const quantity = { marks, words: questionWords(field), ...(scales === undefined ? {} : { scales }) };
  return withPrecision(first?.(text) ?? parseQuantity(text, quantity), decimals);
};
