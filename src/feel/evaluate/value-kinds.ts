import { isCalendarDate } from "../../values/date.ts";
import { isDecimal } from "../../values/decimal.ts";
import { isDuration } from "../../values/duration.ts";
import type { Value, ValueRecord } from "../../values/value.ts";

/** The kind of a value; "null" also covers values that formulas must not see. */
export type ValueKind = "null" | "boolean" | "string" | "number" | "date" | "duration" | "list" | "record";

export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);

/** Whether a value is a plain record, as opposed to other JavaScript objects. */
export const isRecord = (value: Value | undefined): value is ValueRecord => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  if (isDecimal(value) || isCalendarDate(value) || isDuration(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Returns the kind of a value; JavaScript numbers, functions, `Date` and the like are treated as null. */
export const kindOf = (value: Value | undefined): ValueKind => {
  if (typeof value === "string") return "string";
  if (typeof value === "boolean") return "boolean";
  if (typeof value !== "object" || value === null) return "null";
  if (isDecimal(value)) return "number";
  if (Array.isArray(value)) return "list";
  if (isCalendarDate(value)) return "date";
  if (isDuration(value)) return "duration";
  return isRecord(value) ? "record" : "null";
};
