import { decimal } from "../../../values/decimal.ts";
import type { Decimal } from "../../../values/decimal.ts";
import { addDecimals } from "../decimal-arithmetic.ts";
import { nullBecause, spendSteps } from "../evaluation-state.ts";
import type { EvaluationState } from "../evaluation-state.ts";

/** The sum of all numbers; null with a reason if it is too large. */
export const sumAll = (all: readonly Decimal[], run: EvaluationState): Decimal | null => {
  if (!spendSteps(run, all.length)) return null;
  let sum: Decimal | null = decimal(0);
  for (const entry of all) sum = sum && addDecimals(sum, entry);
  return sum ?? nullBecause(run, "too_large");
};
