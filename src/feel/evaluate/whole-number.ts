import { decimal, isDecimal } from "../../values/decimal.ts";
import type { Decimal } from "../../values/decimal.ts";
import type { Value } from "../../values/value.ts";

/** A whole number small enough to count with; null for anything else. */
export const toWholeNumber = (value: Value): number | null => {
  if (!isDecimal(value)) return null;
  const { c: digits, e: exponent, s: sign } = value;
  if (exponent > 8 || digits.length > exponent + 1) return digits[0] === 0 ? 0 : null;
  let count = 0;
  for (let index = 0; index <= exponent; index++) count = count * 10 + (digits[index] ?? 0);
  return sign < 0 && count > 0 ? -count : count;
};

const MAX_CACHED = 1_000;
const cached: Decimal[] = [];

/** The decimal of a whole number; those used for counting days and list positions are cached. */
export const wholeDecimal = (count: number): Decimal =>
  count < 0 || count > MAX_CACHED ? decimal(count) : (cached[count] ??= decimal(count));
