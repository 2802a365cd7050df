import type { Value } from "../../values/value.ts";

/** Looks up a variable; null means "not known". */
export type VariableLookup = (name: string) => Value;

/** Why a result is null although its inputs are known. */
export type NullReason =
  "division_by_zero" | "no_such_date" | "too_large" | "too_long" | "too_much_work" | "wrong_type" | "outside_table";

/** The state of one evaluation: variables, loop variables, and the remaining step budget. */
export type EvaluationState = {
  readonly get: VariableLookup;
  readonly locals: Value[];
  remainingSteps: number;
  nullReasons: NullReason[] | null;
};

/** A linked operation. */
export type EvaluationStep = (run: EvaluationState) => Value;

/** Maximum loop iterations and list entries that one evaluation may visit. */
export const STEP_BUDGET = 100_000;

/** Longest list a formula may create, and longest integer range. */
export const MAX_LIST_LENGTH = 10_000;

/** Longest text a formula may create, in UTF-16 units. */
export const MAX_TEXT_LENGTH = 100_000;

/** Returns null and records the reason. */
export const nullBecause = (run: EvaluationState, note: NullReason): null => {
  run.nullReasons ??= [];
  if (!run.nullReasons.includes(note)) run.nullReasons.push(note);
  return null;
};

/** Charges `cost` to the budget; false if it is spent. */
export const spendSteps = (run: EvaluationState, cost: number): boolean => {
  run.remainingSteps -= cost;
  if (run.remainingSteps >= 0) return true;
  nullBecause(run, "too_much_work");
  return false;
};
