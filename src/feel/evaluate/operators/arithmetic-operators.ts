import { addDuration, daysBetween, isCalendarDate, parseIsoDate, subtractDuration } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { decimal, isDecimal } from "../../../values/decimal.ts";
import type { Decimal } from "../../../values/decimal.ts";
import { durationOf, isDuration, parseIsoDuration } from "../../../values/duration.ts";
import type { Duration } from "../../../values/duration.ts";
import type { Value } from "../../../values/value.ts";
import {
  subtractDecimals,
  divideDecimals,
  addDecimals,
  raiseDecimal,
  multiplyDecimals,
} from "../decimal-arithmetic.ts";
import type { OperatorLink, OperatorTable } from "../linker.ts";
import { MAX_TEXT_LENGTH, nullBecause } from "../evaluation-state.ts";
import type { NullReason, EvaluationState } from "../evaluation-state.ts";

const MAX_MONTHS = 120_000;
const MAX_DAYS = 4_000_000;

/** A duration within the range of the calendar; null for any other. */
const duration = (months: number, days: number): Duration | null => {
  const fits = Math.abs(months) <= MAX_MONTHS && Math.abs(days) <= MAX_DAYS;
  const whole = Number.isInteger(months) && Number.isInteger(days);
  return fits && whole ? durationOf(months, days) : null;
};

/** 0001-01-01 and 9999-12-31. */
const FIRST_DAY = -719_162;
const LAST_DAY = 2_932_896;

/** A date in the years 1 to 9999; null for any other. */
const dateInRange = (run: EvaluationState, date: CalendarDate): CalendarDate | null =>
  date.day < FIRST_DAY || date.day > LAST_DAY ? nullBecause(run, "too_large") : date;

const spansSmall = (span: Duration): boolean => duration(span.months, span.days) !== null;

const orNullBecause = (run: EvaluationState, result: Value, note: NullReason): Value =>
  result === null ? nullBecause(run, note) : result;

type Apply = (a: Value, b: Value, run: EvaluationState) => Value;

const add: Apply = (a, b, run) => {
  if (isDecimal(a) && isDecimal(b)) return orNullBecause(run, addDecimals(a, b), "too_large");
  if (typeof a === "string" && typeof b === "string")
    return a.length + b.length > MAX_TEXT_LENGTH ? nullBecause(run, "too_long") : a + b;
  if (isCalendarDate(a) && isDuration(b))
    return spansSmall(b) ? dateInRange(run, addDuration(a, b)) : nullBecause(run, "too_large");
  if (isDuration(a) && isCalendarDate(b)) return add(b, a, run);
  if (isDuration(a) && isDuration(b)) return duration(a.months + b.months, a.days + b.days);
  return nullBecause(run, "wrong_type");
};

const subtract: Apply = (a, b, run) => {
  if (isDecimal(a) && isDecimal(b)) return orNullBecause(run, subtractDecimals(a, b), "too_large");
  if (isCalendarDate(a) && isDuration(b))
    return spansSmall(b) ? dateInRange(run, subtractDuration(a, b)) : nullBecause(run, "too_large");
  if (isCalendarDate(a) && isCalendarDate(b)) return duration(0, daysBetween(b, a));
  if (isDuration(a) && isDuration(b)) return duration(a.months - b.months, a.days - b.days);
  return nullBecause(run, "wrong_type");
};

const scaled = (span: Duration, by: Decimal): Duration | null =>
  Math.abs(by.e) > 6 ? null : duration(span.months * by.toNumber(), span.days * by.toNumber());

const multiply: Apply = (a, b, run) => {
  if (isDecimal(a) && isDecimal(b)) return orNullBecause(run, multiplyDecimals(a, b), "too_large");
  if (isDuration(a) && isDecimal(b)) return orNullBecause(run, scaled(a, b), "too_large");
  if (isDecimal(a) && isDuration(b)) return orNullBecause(run, scaled(b, a), "too_large");
  return nullBecause(run, "wrong_type");
};

const divide: Apply = (a, b, run) => {
  if (!isDecimal(a) || !isDecimal(b)) return nullBecause(run, "wrong_type");
  return orNullBecause(run, divideDecimals(a, b), b.eq(0) ? "division_by_zero" : "too_large");
};

const raise: Apply = (a, b, run) => {
  if (!isDecimal(a) || !isDecimal(b)) return nullBecause(run, "wrong_type");
  return orNullBecause(run, raiseDecimal(a, b), "too_large");
};

const negate = (x: Value): Value => {
  if (isDecimal(x)) return x.eq(0) ? x : x.neg();
  return isDuration(x) ? duration(-x.months, -x.days) : null;
};

const binary =
  (apply: Apply): OperatorLink =>
  (operands, place, link) => {
    const left = link(operands[0], place);
    const right = link(operands[1], place);
    return (run) => {
      const a = left(run);
      const b = right(run);
      return a === null || b === null ? null : apply(a, b, run);
    };
  };

const constant =
  (read: (text: string) => Value): OperatorLink =>
  (operands) => {
    const value = typeof operands[0] === "string" ? read(operands[0]) : null;
    return () => value;
  };

const plainNumber = (text: string): Value => (/^-?\d{1,60}(\.\d{1,60})?$/.test(text) ? decimal(text) : null);

/** Operators on numbers, dates and durations. */
export const arithmeticOperators: OperatorTable = {
  n: constant(plainNumber),
  date: constant(parseIsoDate),
  duration: constant(parseIsoDuration),
  "+": binary(add),
  "-": binary(subtract),
  "*": binary(multiply),
  "/": binary(divide),
  "**": binary(raise),
  neg: (operands, place, link) => {
    const x = link(operands[0], place);
    return (run) => negate(x(run));
  },
};
