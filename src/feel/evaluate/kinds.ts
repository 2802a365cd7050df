import { isCalendarDate } from "../../values/date.ts";
import { isDecimal } from "../../values/decimal.ts";
import { isDuration } from "../../values/duration.ts";
import type { Value, ValueRecord } from "../../values/value.ts";

/** The name of a value's kind; "null" also stands for anything a formula must not see. */
export type Kind = "null" | "boolean" | "string" | "number" | "date" | "duration" | "list" | "record";

export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);

/** Whether a value is a plain record, not one of the other things that are objects in JavaScript. */
export const isRecord = (value: Value | undefined): value is ValueRecord => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  if (isDecimal(value) || isCalendarDate(value) || isDuration(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Which kind a value is; a JavaScript number, a function, a `Date` and the like count as null. */
export const kindOf = (value: Value | undefined): Kind => {
  if (typeof value === "string") return "string";
  if (typeof value === "boolean") return "boolean";
  if (typeof value !== "object" || value === null) return "null";
  if (isDecimal(value)) return "number";
  if (Array.isArray(value)) return "list";
  if (isCalendarDate(value)) return "date";
  if (isDuration(value)) return "duration";
  return isRecord(value) ? "record" : "null";
};
