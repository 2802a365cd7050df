import type { Value } from "../../values/value.ts";
import { isList } from "./kinds.ts";
import { LONGEST_LIST, noted } from "./run.ts";
import type { Run } from "./run.ts";

/** Entries a list made by a formula may hold in all, those of lists inside it counted each time they occur. */
const HEAVIEST_LIST = 100_000;

// Lists share their parts: fifty lists of two, each inside the next twice, take no memory but would print for ever.
const weights = new WeakMap<readonly Value[], number>();

const weightOf = (value: Value): number => (isList(value) ? (weights.get(value) ?? value.length) : 0);

/** A list a formula has made; null when it is longer or heavier than anything a page could use. */
export const madeList = (entries: readonly Value[], run: Run): Value => {
  if (entries.length > LONGEST_LIST) return noted(run, "too_long");
  const inside = entries.reduce<number>((sum, entry) => sum + weightOf(entry), 0);
  if (inside === 0) return entries;
  const weight = entries.length + inside;
  if (weight > HEAVIEST_LIST) return noted(run, "too_long");
  weights.set(entries, weight);
  return entries;
};
