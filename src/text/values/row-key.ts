import { ROW_KEY } from "../../model/form-view.ts";
import type { Value } from "../../values/value.ts";

const ownKey = (entry: Value): Value => {
  if (typeof entry !== "object" || entry === null || !Object.hasOwn(entry, ROW_KEY)) return null;
  return Reflect.get(entry, ROW_KEY);
};

/** The row id of a list entry: its own, or r1, r2, … by its place. */
export const rowKeyOf = (entry: Value, index: number): string => {
  const key = ownKey(entry);
  return typeof key === "string" ? key : `r${index + 1}`;
};
