import { isDecimal } from "../../values/decimal.ts";
import type { Value } from "../../values/value.ts";

/** A whole number small enough to count with; null for anything else. */
export const countOf = (value: Value): number | null => {
  if (!isDecimal(value) || value.e > 8) return null;
  const count = value.toNumber();
  return Number.isInteger(count) ? count : null;
};
