import { isCalendarDate } from "../../values/date.ts";
import { isDecimal } from "../../values/decimal.ts";
import { isDuration } from "../../values/duration.ts";
import type { Duration } from "../../values/duration.ts";
import type { Value, ValueRecord } from "../../values/value.ts";
import { isList, isRecord } from "./value-kinds.ts";

const MAX_DEPTH = 50;
const MAX_COMPARED = 20_000;

/** Months and days are not convertible, so one duration is longer only if neither part is shorter. */
const orderDurations = (a: Duration, b: Duration): number | null => {
  const months = Math.sign(a.months - b.months);
  const days = Math.sign(a.days - b.days);
  return months * days < 0 ? null : Math.sign(months + days);
};

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`; null if they have no order. */
export const compareValues = (a: Value, b: Value): number | null => {
  if (typeof a === "string") return typeof b === "string" ? (a < b ? -1 : a > b ? 1 : 0) : null;
  if (isDecimal(a)) return isDecimal(b) ? a.cmp(b) : null;
  if (isCalendarDate(a)) return isCalendarDate(b) ? a.day - b.day : null;
  if (isDuration(a)) return isDuration(b) ? orderDurations(a, b) : null;
  return null;
};

/** Remaining work for one comparison; lists can share parts and be far larger than they seem. */
type ComparisonBudget = { left: number };

const equalLists = (
  a: readonly Value[],
  b: readonly Value[],
  depth: number,
  effort: ComparisonBudget,
): boolean | null => {
  if (a.length !== b.length) return false;
  let result: boolean | null = true;
  for (const [i, entry] of a.entries()) {
    const equalValues = equalWithin(entry, b[i] ?? null, depth + 1, effort);
    if (equalValues === false) return false;
    if (equalValues === null) result = null;
  }
  return result;
};

const equalRecords = (a: ValueRecord, b: ValueRecord, depth: number, effort: ComparisonBudget): boolean | null => {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  if (!keys.every((key) => Object.hasOwn(b, key))) return false;
  const left = keys.map((key) => a[key] ?? null);
  const right = keys.map((key) => b[key] ?? null);
  return equalLists(left, right, depth, effort);
};

const equalWithin = (a: Value, b: Value, depth: number, effort: ComparisonBudget): boolean | null => {
  if (a === null || b === null || depth > MAX_DEPTH) return null;
  if (effort.left-- <= 0) return null;
  if (typeof a === "string") return typeof b === "string" ? a === b : null;
  if (typeof a === "boolean") return typeof b === "boolean" ? a === b : null;
  if (isDecimal(a)) return isDecimal(b) ? a.eq(b) : null;
  if (isList(a)) return isList(b) ? equalLists(a, b, depth, effort) : null;
  if (isCalendarDate(a)) return isCalendarDate(b) ? a.day === b.day : null;
  if (isDuration(a)) return isDuration(b) ? a.months === b.months && a.days === b.days : null;
  return isRecord(a) && isRecord(b) ? equalRecords(a, b, depth, effort) : null;
};

/** Whether two values are equal; null if either is unknown or their kinds differ. */
export const feelEquals = (a: Value, b: Value): boolean | null => {
  if (typeof a === "string" && typeof b === "string") return a === b;
  return equalWithin(a, b, 0, { left: MAX_COMPARED });
};

/** Equality in which null equals null, for finding list entries. */
export const feelEqualsOrBothNull = (a: Value, b: Value): boolean =>
  (a === null && b === null) || feelEquals(a, b) === true;
