import type { Raw } from "../model/answers.ts";
import type { Parsed } from "../model/problem.ts";
import { fractionDigits } from "../values/format-number.ts";
import { parseNumber } from "../values/parse-number.ts";
import type { Value } from "../values/value.ts";
import { refused } from "./parsed.ts";
import { plainText } from "./raw-shape.ts";

/**
 * The number typed, with at most so many digits after the point (null = any).
 *
 * Problems: those of `parseNumber`, too_precise.
 */
export const readAmount = (raw: Raw, marks: readonly string[], decimals: number | null): Parsed<Value> => {
  const text = typeof raw === "boolean" ? null : plainText(raw);
  if (text === null) return refused("not_a_number");
  const parsed = parseNumber(text, marks);
  if (!parsed.ok || decimals === null) return parsed;
  return fractionDigits(parsed.value) > decimals ? refused("too_precise", { decimals }) : parsed;
};
