import { isCalendarDate, isoDate } from "../../values/date.ts";
import { isDecimal } from "../../values/decimal.ts";
import { isDuration, isoDuration } from "../../values/duration.ts";
import type { Value } from "../../values/value.ts";

const MAX_EXPONENT = 300;

/** A scalar as plain text (dates and durations in ISO form); null for lists and records. */
export const scalarText = (value: Value): string | null => {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return String(value);
  if (isDecimal(value)) return Math.abs(value.e) > MAX_EXPONENT ? value.toString() : value.toFixed();
  if (isCalendarDate(value)) return isoDate(value);
  return isDuration(value) ? isoDuration(value) : null;
};
