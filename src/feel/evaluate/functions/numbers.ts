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
import { DOWN, HALF_EVEN, UP, rounding } from "./round.ts";
import type { Mode } from "./round.ts";
import { total } from "./total.ts";

const zero = decimal(0);
const towardsLess = (x: Decimal): Mode => (x.lt(zero) ? UP : DOWN);
const towardsMore = (x: Decimal): Mode => (x.lt(zero) ? DOWN : UP);

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

/** Numbers. Halves are rounded to the even neighbour by "half even" and `decimal`. */
export const numberFunctions: BuiltinTable = {
  abs: one(amount("number"), "amount", (x) => x.abs()),
  floor: rounding(towardsLess, optional(number("digits"), zero)),
  ceiling: rounding(towardsMore, optional(number("digits"), zero)),
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
  mean: spread(amount("number"), "amount", mean),
  median: spread(amount("number"), "amount", median),
  number: one(text("text"), "number", (from, run) =>
    /^-?\d{1,40}(\.\d{1,40})?$/.test(from) ? decimal(from) : noted(run, "wrong_type"),
  ),
};
