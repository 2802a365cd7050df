import { decimal } from "../../../values/decimal.ts";
import type { Decimal } from "../../../values/decimal.ts";
import type { Value } from "../../../values/value.ts";
import { moduloDecimal, divideDecimals, addDecimals, raiseDecimal } from "../decimal-arithmetic.ts";
import { compareValues } from "../compare.ts";
import { nullBecause, spendSteps } from "../evaluation-state.ts";
import type { EvaluationState } from "../evaluation-state.ts";
import { oneParam, spreadParam, twoParams } from "./builtin.ts";
import type { Builtin, BuiltinTable } from "./builtin.ts";
import { amountParam, orderedParam, numberParam, optionalParam, textParam } from "./params.ts";
import { DOWN, HALF_EVEN, UP, roundingFunction } from "./rounding-functions.ts";
import type { RoundingMode } from "./rounding-functions.ts";
import { sumAll } from "./sum-all.ts";

const zero = decimal(0);
const towardsLess = (x: Decimal): RoundingMode => (x.lt(zero) ? UP : DOWN);
const towardsMore = (x: Decimal): RoundingMode => (x.lt(zero) ? DOWN : UP);

const extreme =
  (wanted: (order: number) => boolean) =>
  (all: readonly Value[], run: EvaluationState): Value => {
    if (!spendSteps(run, all.length)) return null;
    let best: Value = all[0] ?? null;
    for (const entry of all) {
      const found = compareValues(entry, best);
      if (found === null) return nullBecause(run, "wrong_type");
      if (wanted(found)) best = entry;
    }
    return best;
  };

const mean = (all: readonly Decimal[], run: EvaluationState): Value => {
  const sum = sumAll(all, run);
  return sum && all.length > 0 ? divideDecimals(sum, decimal(all.length)) : null;
};

const median = (all: readonly Decimal[], run: EvaluationState): Value => {
  if (all.length === 0 || !spendSteps(run, all.length)) return null;
  const sorted = [...all].sort((a, b) => a.cmp(b));
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? null;
  const lower = sorted[middle - 1] ?? null;
  if (sorted.length % 2 === 1 || !upper || !lower) return upper;
  const sum = addDecimals(lower, upper);
  return sum && divideDecimals(sum, decimal(2));
};

const isWhole = (x: Decimal): boolean => x.round(0, DOWN).eq(x);

const parity = (rest: number): Builtin =>
  oneParam(numberParam("number"), "boolean", (x, run) =>
    isWhole(x)
      ? (moduloDecimal(x, decimal(2))?.eq(rest) ?? nullBecause(run, "too_large"))
      : nullBecause(run, "wrong_type"),
  );

/** Number functions. "half even" and `decimal` round halves to the even neighbor. */
export const numberFunctions: BuiltinTable = {
  abs: oneParam(amountParam("number"), "amount", (x) => x.abs()),
  floor: roundingFunction(towardsLess, optionalParam(numberParam("digits"), zero)),
  ceiling: roundingFunction(towardsMore, optionalParam(numberParam("digits"), zero)),
  "round half even": roundingFunction(() => HALF_EVEN),
  "round up": roundingFunction(() => UP),
  "round down": roundingFunction(() => DOWN),
  decimal: roundingFunction(() => HALF_EVEN),
  modulo: twoParams(
    amountParam("dividend"),
    numberParam("divisor"),
    "amount",
    (a, b, run) => moduloDecimal(a, b) ?? nullBecause(run, b.eq(0) ? "division_by_zero" : "too_large"),
  ),
  sqrt: oneParam(
    numberParam("number"),
    "number",
    (x, run) => raiseDecimal(x, decimal("0.5")) ?? nullBecause(run, "too_large"),
  ),
  even: parity(0),
  odd: parity(1),
  min: spreadParam(
    orderedParam("value"),
    "element",
    extreme((found) => found < 0),
  ),
  max: spreadParam(
    orderedParam("value"),
    "element",
    extreme((found) => found > 0),
  ),
  mean: spreadParam(amountParam("number"), "amount", mean),
  median: spreadParam(amountParam("number"), "amount", median),
  number: oneParam(textParam("text"), "number", (from, run) =>
    /^-?\d{1,40}(\.\d{1,40})?$/.test(from) ? decimal(from) : nullBecause(run, "wrong_type"),
  ),
};
