import { isCalendarDate, isoDate } from "../../values/date.ts";
import { isDecimal } from "../../values/decimal.ts";
import { isDuration, isoDuration } from "../../values/duration.ts";
import type { Value } from "../../values/value.ts";

const LONGEST_EXPONENT = 300;

/** A number, date, duration, yes/no or text as plain text (dates and durations in ISO form); null for lists and records. */
export const plainText = (value: Value): string | null => {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return String(value);
  if (isDecimal(value)) return Math.abs(value.e) > LONGEST_EXPONENT ? value.toString() : value.toFixed();
  if (isCalendarDate(value)) return isoDate(value);
  return isDuration(value) ? isoDuration(value) : null;
};
