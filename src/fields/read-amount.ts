import type { RawAnswer } from "../model/answers.ts";
import type { ParseResult } from "../values/parse-result.ts";
import { fractionDigits } from "../values/format-number.ts";
import { parseNumber } from "../values/parsing/parse-number.ts";
import type { Value } from "../values/value.ts";
import { parseFailure } from "../values/parse-result.ts";
import { plainText } from "./raw-shape.ts";

/**
 * The number typed, with at most so many digits after the point (null = any).
 *
 * Problems: those of `parseNumber`, too_precise.
 */
export const readAmount = (raw: RawAnswer, marks: readonly string[], decimals: number | null): ParseResult<Value> => {
  const text = typeof raw === "boolean" ? null : plainText(raw);
  if (text === null) return parseFailure("not_a_number");
  const parsed = parseNumber(text, marks);
  if (!parsed.ok || decimals === null) return parsed;
  return fractionDigits(parsed.value) > decimals ? parseFailure("too_precise", { decimals }) : parsed;
};
