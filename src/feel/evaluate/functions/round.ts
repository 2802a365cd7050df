import type { Decimal } from "../../../values/decimal.ts";
import { noted } from "../run.ts";
import { two } from "./builtin.ts";
import type { Builtin } from "./builtin.ts";
import { amount, number } from "./params.ts";

const MOST_DIGITS = 40;

/** How many digits to keep after the point; null when that is not a whole number in reach. */
const places = (digits: Decimal): number | null => {
  const count = digits.e > 3 ? Number.NaN : digits.toNumber();
  return Number.isInteger(count) && Math.abs(count) <= MOST_DIGITS ? count : null;
};

// big.js: 0 cuts towards zero, 1 is half up (away from zero), 2 half even, 3 away from zero.
export const DOWN = 0;
export const HALF_UP = 1;
export const HALF_EVEN = 2;
export const UP = 3;

/** How big.js rounds. */
export type Mode = 0 | 1 | 2 | 3;

/** A function that rounds an amount to so many digits after the point. */
export const rounding = (modeOf: (x: Decimal) => Mode, digits = number("digits")): Builtin =>
  two(amount("number"), digits, "amount", (x, given, run) => {
    const count = places(given);
    return count === null ? noted(run, "too_large") : x.round(count, modeOf(x));
  });
