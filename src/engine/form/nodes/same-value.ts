import { isList, isRecord } from "../../../feel/evaluate/value-kinds.ts";
import { isCalendarDate } from "../../../values/date.ts";
import { isDecimal } from "../../../values/decimal.ts";
import { isDuration } from "../../../values/duration.ts";
import type { Value, ValueRecord } from "../../../values/value.ts";

const sameLists = (a: readonly Value[], b: readonly Value[]): boolean =>
  a.length === b.length && a.every((entry, index) => isSameValue(entry, b[index]!));

const sameRecords = (a: ValueRecord, b: ValueRecord): boolean => {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameValue(a[key] ?? null, b[key] ?? null))
  );
};

/** Whether two values are deeply equal. */
export const isSameValue = (a: Value, b: Value): boolean => {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (isDecimal(a)) return isDecimal(b) && a.eq(b);
  if (isCalendarDate(a)) return isCalendarDate(b) && a.day === b.day;
  if (isDuration(a)) return isDuration(b) && a.months === b.months && a.days === b.days;
  if (isList(a)) return isList(b) && sameLists(a, b);
  return isRecord(a) && isRecord(b) && sameRecords(a, b);
};

/** The first value if the second is equal, so that changes can be detected by identity. */
export const reuseValue = (before: Value, after: Value): Value => (isSameValue(before, after) ? before : after);
