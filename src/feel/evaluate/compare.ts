import { isCalendarDate } from "../../values/date.ts";
import { isDecimal } from "../../values/decimal.ts";
import { isDuration } from "../../values/duration.ts";
import type { Duration } from "../../values/duration.ts";
import type { Value, ValueRecord } from "../../values/value.ts";
import { isList, isRecord } from "./kinds.ts";

const DEEPEST = 50;
const MOST_COMPARED = 20_000;

/** Months and days cannot be traded, so one span is longer only when neither part is shorter. */
const orderDurations = (a: Duration, b: Duration): number | null => {
  const months = Math.sign(a.months - b.months);
  const days = Math.sign(a.days - b.days);
  return months * days < 0 ? null : Math.sign(months + days);
};

/** Below zero, zero or above zero as `a` is less than, equal to or greater than `b`; null when they cannot be ordered. */
export const order = (a: Value, b: Value): number | null => {
  if (typeof a === "string") return typeof b === "string" ? (a < b ? -1 : a > b ? 1 : 0) : null;
  if (isDecimal(a)) return isDecimal(b) ? a.cmp(b) : null;
  if (isCalendarDate(a)) return isCalendarDate(b) ? a.day - b.day : null;
  if (isDuration(a)) return isDuration(b) ? orderDurations(a, b) : null;
  return null;
};

/** What is left of the work one comparison may do; lists can share parts and be far larger than they look. */
type Effort = { left: number };

const sameLists = (a: readonly Value[], b: readonly Value[], depth: number, effort: Effort): boolean | null => {
  if (a.length !== b.length) return false;
  let result: boolean | null = true;
  for (const [i, entry] of a.entries()) {
    const same = sameAt(entry, b[i] ?? null, depth + 1, effort);
    if (same === false) return false;
    if (same === null) result = null;
  }
  return result;
};

const sameRecords = (a: ValueRecord, b: ValueRecord, depth: number, effort: Effort): boolean | null => {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  if (!keys.every((key) => Object.hasOwn(b, key))) return false;
  const left = keys.map((key) => a[key] ?? null);
  const right = keys.map((key) => b[key] ?? null);
  return sameLists(left, right, depth, effort);
};

const sameAt = (a: Value, b: Value, depth: number, effort: Effort): boolean | null => {
  if (a === null || b === null || depth > DEEPEST) return null;
  if (effort.left-- <= 0) return null;
  if (typeof a === "string") return typeof b === "string" ? a === b : null;
  if (typeof a === "boolean") return typeof b === "boolean" ? a === b : null;
  if (isDecimal(a)) return isDecimal(b) ? a.eq(b) : null;
  if (isList(a)) return isList(b) ? sameLists(a, b, depth, effort) : null;
  if (isCalendarDate(a)) return isCalendarDate(b) ? a.day === b.day : null;
  if (isDuration(a)) return isDuration(b) ? a.months === b.months && a.days === b.days : null;
  return isRecord(a) && isRecord(b) ? sameRecords(a, b, depth, effort) : null;
};

/** Whether two values are equal; null when either is not known, or when they are of different kinds. */
export const same = (a: Value, b: Value): boolean | null => {
  if (typeof a === "string" && typeof b === "string") return a === b;
  return sameAt(a, b, 0, { left: MOST_COMPARED });
};

/** Equality where null equals null, for finding entries in lists. */
export const identical = (a: Value, b: Value): boolean => (a === null && b === null) || same(a, b) === true;
