import { decimal } from "./decimal.ts";
import type { Decimal } from "./decimal.ts";
import { fractionDigits } from "./format-number.ts";

/** Denominators whose quotients do not end, for shares that people have. */
const DENOMINATORS = [3, 6, 7, 9, 11, 12, 13, 14, 15, 18, 24];
/** Digits after the point from which a number must be a quotient; no one types that many. */
const QUOTIENT_DIGITS = 16;
const ERROR = decimal("1e-15");

/** A whole number and the fraction above it. */
export type MixedFraction = { readonly whole: Decimal; readonly top: number; readonly bottom: number };

/** The fraction that a quotient of 20 digits came from; null for a number that is exact as a decimal. */
export const mixedFraction = (number: Decimal): MixedFraction | null => {
  if (number.lt(0) || fractionDigits(number) < QUOTIENT_DIGITS) return null;
  const whole = number.round(0, 0);
  for (const bottom of DENOMINATORS) {
    const times = number.minus(whole).times(bottom);
    const top = times.round(0, 1);
    if (times.minus(top).abs().lte(ERROR) && top.gt(0)) return { whole, top: top.toNumber(), bottom };
  }
  return null;
};
