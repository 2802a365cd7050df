import type { Value } from "../../values/value.ts";
import { isList } from "./value-kinds.ts";
import { MAX_LIST_LENGTH, nullBecause } from "./evaluation-state.ts";
import type { EvaluationState } from "./evaluation-state.ts";

/** Maximum entries of a generated list in total, counting nested lists each time they occur. */
const MAX_LIST_ENTRIES = 100_000;

// Lists can share parts: fifty nested lists of two take no memory, but would print forever.
const weights = new WeakMap<readonly Value[], number>();

const weightOf = (value: Value): number => (isList(value) ? (weights.get(value) ?? value.length) : 0);

/** Creates a list; null if it exceeds the limits. */
export const boundedList = (entries: readonly Value[], run: EvaluationState): Value => {
  if (entries.length > MAX_LIST_LENGTH) return nullBecause(run, "too_long");
  const nestedWeight = entries.reduce<number>((sum, entry) => sum + weightOf(entry), 0);
  if (nestedWeight === 0) return entries;
  const weight = entries.length + nestedWeight;
  if (weight > MAX_LIST_ENTRIES) return nullBecause(run, "too_long");
  weights.set(entries, weight);
  return entries;
};
