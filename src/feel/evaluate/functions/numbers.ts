import { decimal } from "../../../values/decimal.ts";
import type { Decimal } from "../../../values/decimal.ts";
import type { Value } from "../../../values/value.ts";
import { modulo, over, plus, power } from "../arithmetic.ts";
import { order } from "../compare.ts";
import { noted, spend } from "../run.ts";
import type { Run } from "../run.ts";
import { one, spread, two } from "./builtin.ts";
import type { Builtin, BuiltinTable } from "./builtin.ts";
import { amount, ordered, number, optional, text } from "./params.ts";

const MOST_DIGITS = 40;

/** How many digits to keep after the point; null when that is not a whole number in reach. */
const places = (digits: Decimal): number | null => {
  const count = digits.e > 3 ? Number.NaN : digits.toNumber();
  return Number.isInteger(count) && Math.abs(count) <= MOST_DIGITS ? count : null;
};

// big.js: 0 cuts towards zero, 1 is half up (away from zero), 2 half even, 3 away from zero.
const DOWN = 0;
const HALF_UP = 1;
const HALF_EVEN = 2;
const UP = 3;

type Mode = 0 | 1 | 2 | 3;

const rounding = (modeOf: (x: Decimal) => Mode, digits = number("digits")): Builtin =>
  two(amount("number"), digits, "amount", (x, given, run) => {
    const count = places(given);
    return count === null ? noted(run, "too_large") : x.round(count, modeOf(x));
  });

const zero = decimal(0);
const towardsLess = (x: Decimal): Mode => (x.lt(zero) ? UP : DOWN);
const towardsMore = (x: Decimal): Mode => (x.lt(zero) ? DOWN : UP);

const total = (all: readonly Decimal[], run: Run): Decimal | null => {
  if (!spend(run, all.length)) return null;
  let sum: Decimal | null = zero;
  for (const entry of all) sum = sum && plus(sum, entry);
  return sum ?? noted(run, "too_large");
};

const extreme =
  (wanted: (order: number) => boolean) =>
  (all: readonly Value[], run: Run): Value => {
    if (!spend(run, all.length)) return null;
    let best: Value = all[0] ?? null;
    for (const entry of all) {
      const found = order(entry, best);
      if (found === null) return noted(run, "wrong_type");
      if (wanted(found)) best = entry;
    }
    return best;
  };

const mean = (all: readonly Decimal[], run: Run): Value => {
  const sum = total(all, run);
  return sum && all.length > 0 ? over(sum, decimal(all.length)) : null;
};

const median = (all: readonly Decimal[], run: Run): Value => {
  if (all.length === 0 || !spend(run, all.length)) return null;
  const sorted = [...all].sort((a, b) => a.cmp(b));
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? null;
  const lower = sorted[middle - 1] ?? null;
  if (sorted.length % 2 === 1 || !upper || !lower) return upper;
  const sum = plus(lower, upper);
  return sum && over(sum, decimal(2));
};

const isWhole = (x: Decimal): boolean => x.round(0, DOWN).eq(x);

const parity = (rest: number): Builtin =>
  one(number("number"), "boolean", (x, run) =>
    isWhole(x) ? (modulo(x, decimal(2))?.eq(rest) ?? noted(run, "too_large")) : noted(run, "wrong_type"),
  );

/** Numbers. Halves are rounded away from zero by "half up", to the even neighbour by "half even" and `decimal`. */
export const numberFunctions: BuiltinTable = {
  abs: one(amount("number"), "amount", (x) => x.abs()),
  floor: rounding(towardsLess, optional(number("digits"), zero)),
  ceiling: rounding(towardsMore, optional(number("digits"), zero)),
  "round half up": rounding(() => HALF_UP),
  "round half even": rounding(() => HALF_EVEN),
  "round up": rounding(() => UP),
  "round down": rounding(() => DOWN),
  decimal: rounding(() => HALF_EVEN),
  modulo: two(
    amount("dividend"),
    number("divisor"),
    "amount",
    (a, b, run) => modulo(a, b) ?? noted(run, b.eq(0) ? "division_by_zero" : "too_large"),
  ),
  sqrt: one(number("number"), "number", (x, run) => power(x, decimal("0.5")) ?? noted(run, "too_large")),
  even: parity(0),
  odd: parity(1),
  min: spread(
    ordered("value"),
    "element",
    extreme((found) => found < 0),
  ),
  max: spread(
    ordered("value"),
    "element",
    extreme((found) => found > 0),
  ),
  sum: spread(amount("number"), "amount", total),
  mean: spread(amount("number"), "amount", mean),
  median: spread(amount("number"), "amount", median),
  number: one(text("text"), "number", (from, run) =>
    /^-?\d{1,40}(\.\d{1,40})?$/.test(from) ? decimal(from) : noted(run, "wrong_type"),
  ),
};
