import { addDuration, daysBetween, isCalendarDate, parseIsoDate, subtractDuration } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { decimal, isDecimal } from "../../../values/decimal.ts";
import type { Decimal } from "../../../values/decimal.ts";
import { durationOf, isDuration, parseIsoDuration } from "../../../values/duration.ts";
import type { Duration } from "../../../values/duration.ts";
import type { Value } from "../../../values/value.ts";
import { minus, over, plus, power, times } from "../arithmetic.ts";
import type { OperatorLink, OperatorTable } from "../linker.ts";
import { LONGEST_TEXT, noted } from "../run.ts";
import type { Note, Run } from "../run.ts";

const MOST_MONTHS = 120_000;
const MOST_DAYS = 4_000_000;

/** A duration that a calendar can still hold, else null. */
const duration = (months: number, days: number): Duration | null => {
  const fits = Math.abs(months) <= MOST_MONTHS && Math.abs(days) <= MOST_DAYS;
  const whole = Number.isInteger(months) && Number.isInteger(days);
  return fits && whole ? durationOf(months, days) : null;
};

/** 0001-01-01 and 9999-12-31. */
const FIRST_DAY = -719_162;
const LAST_DAY = 2_932_896;

/** A date of the years 1 to 9999, else null. */
const dated = (run: Run, date: CalendarDate): CalendarDate | null =>
  date.day < FIRST_DAY || date.day > LAST_DAY ? noted(run, "too_large") : date;

const spansSmall = (span: Duration): boolean => duration(span.months, span.days) !== null;

const orNoted = (run: Run, result: Value, note: Note): Value => (result === null ? noted(run, note) : result);

type Apply = (a: Value, b: Value, run: Run) => Value;

const add: Apply = (a, b, run) => {
  if (isDecimal(a) && isDecimal(b)) return orNoted(run, plus(a, b), "too_large");
  if (typeof a === "string" && typeof b === "string")
    return a.length + b.length > LONGEST_TEXT ? noted(run, "too_long") : a + b;
  if (isCalendarDate(a) && isDuration(b))
    return spansSmall(b) ? dated(run, addDuration(a, b)) : noted(run, "too_large");
  if (isDuration(a) && isCalendarDate(b)) return add(b, a, run);
  if (isDuration(a) && isDuration(b)) return duration(a.months + b.months, a.days + b.days);
  return noted(run, "wrong_type");
};

const subtract: Apply = (a, b, run) => {
  if (isDecimal(a) && isDecimal(b)) return orNoted(run, minus(a, b), "too_large");
  if (isCalendarDate(a) && isDuration(b))
    return spansSmall(b) ? dated(run, subtractDuration(a, b)) : noted(run, "too_large");
  if (isCalendarDate(a) && isCalendarDate(b)) return duration(0, daysBetween(b, a));
  if (isDuration(a) && isDuration(b)) return duration(a.months - b.months, a.days - b.days);
  return noted(run, "wrong_type");
};

const scaled = (span: Duration, by: Decimal): Duration | null =>
  Math.abs(by.e) > 6 ? null : duration(span.months * by.toNumber(), span.days * by.toNumber());

const multiply: Apply = (a, b, run) => {
  if (isDecimal(a) && isDecimal(b)) return orNoted(run, times(a, b), "too_large");
  if (isDuration(a) && isDecimal(b)) return orNoted(run, scaled(a, b), "too_large");
  if (isDecimal(a) && isDuration(b)) return orNoted(run, scaled(b, a), "too_large");
  return noted(run, "wrong_type");
};

const divide: Apply = (a, b, run) => {
  if (!isDecimal(a) || !isDecimal(b)) return noted(run, "wrong_type");
  return orNoted(run, over(a, b), b.eq(0) ? "division_by_zero" : "too_large");
};

const raise: Apply = (a, b, run) => {
  if (!isDecimal(a) || !isDecimal(b)) return noted(run, "wrong_type");
  return orNoted(run, power(a, b), "too_large");
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

/** Numbers, dates and durations. */
export const arithmetic: OperatorTable = {
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
