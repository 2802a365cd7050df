import type { Value } from "../../values/value.ts";

/** How a formula asks for a variable; null is "not known". */
export type Get = (name: string) => Value;

/** Why a result is null although its inputs were there. */
export type Note =
  "division_by_zero" | "no_such_date" | "too_large" | "too_long" | "too_much_work" | "wrong_type" | "outside_table";

/** One evaluation: where variables come from, what loops have bound, and how much work is left. */
export type Run = { readonly get: Get; readonly locals: Value[]; left: number; notes: Note[] | null };

/** A linked formula. */
export type Step = (run: Run) => Value;

/** Loop turns and list entries one evaluation may visit. */
export const STEP_BUDGET = 100_000;

/** Longest list a formula may make, and longest run of whole numbers. */
export const LONGEST_LIST = 10_000;

/** Longest text a formula may make, in UTF-16 units. */
export const LONGEST_TEXT = 100_000;

/** Null, with the reason kept for whoever wants to explain it. */
export const noted = (run: Run, note: Note): null => {
  run.notes ??= [];
  if (!run.notes.includes(note)) run.notes.push(note);
  return null;
};

/** Takes `cost` from the budget; false when it is spent. */
export const spend = (run: Run, cost: number): boolean => {
  run.left -= cost;
  if (run.left >= 0) return true;
  noted(run, "too_much_work");
  return false;
};
