import type { Decimal } from "../../../values/decimal.ts";
import { nullBecause } from "../evaluation-state.ts";
import { twoParams } from "./builtin.ts";
import type { Builtin } from "./builtin.ts";
import { amountParam, numberParam } from "./params.ts";

const MAX_DIGITS = 40;

/** The number of decimal places to keep; null if it is not a whole number in range. */
const places = (digits: Decimal): number | null => {
  const count = digits.e > 3 ? Number.NaN : digits.toNumber();
  return Number.isInteger(count) && Math.abs(count) <= MAX_DIGITS ? count : null;
};

// big.js modes: 0 rounds toward zero, 1 half up (away from zero), 2 half even, 3 away from zero.
export const DOWN = 0;
export const HALF_UP = 1;
export const HALF_EVEN = 2;
export const UP = 3;

/** A rounding mode of big.js. */
export type RoundingMode = 0 | 1 | 2 | 3;

/** Creates a function that rounds an amount to a number of decimal places. */
export const roundingFunction = (modeOf: (x: Decimal) => RoundingMode, digits = numberParam("digits")): Builtin =>
  twoParams(amountParam("number"), digits, "amount", (x, given, run) => {
    const count = places(given);
    return count === null ? nullBecause(run, "too_large") : x.round(count, modeOf(x));
  });
