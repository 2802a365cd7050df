import {
  civil,
  dateFromCivil,
  isCalendarDate,
  lastDayOfMonth,
  parseIsoDate,
  weekday,
  wholeMonths,
  wholeYears,
} from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { decimal } from "../../../values/decimal.ts";
import type { Decimal } from "../../../values/decimal.ts";
import { parseIsoDuration } from "../../../values/duration.ts";
import type { Value } from "../../../values/value.ts";
import { MOST_BUSINESS_DAYS, addBusinessDays, nextBusinessDay } from "../business-days.ts";
import { noted, spend } from "../run.ts";
import type { Run } from "../run.ts";
import { countOf } from "../whole-number.ts";
import { one, three, two } from "./builtin.ts";
import type { Builtin, BuiltinTable } from "./builtin.ts";
import { date, dates, number, optional, text } from "./params.ts";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const fromParts = (year: Decimal, month: Decimal, day: Decimal, run: Run): Value => {
  const [y, m, d] = [countOf(year), countOf(month), countOf(day)];
  if (y === null || m === null || d === null || y < 1 || y > 9999) return noted(run, "no_such_date");
  return dateFromCivil(y, m, d) ?? noted(run, "no_such_date");
};

const fromText = one(text("text"), "date", (iso, run) => parseIsoDate(iso) ?? noted(run, "no_such_date"));
const unchanged = one(date("date"), "date", (given) => given);
const fromNumbers = three([number("year"), number("month"), number("day")], "date", fromParts);

/** `date(text)`, `date(year, month, day)`; a date is handed back as it is. */
const dateOf: Builtin = {
  ...fromNumbers,
  or: fromText,
  apply: (args, run) => {
    if (args.length !== 1) return fromNumbers.apply(args, run);
    return isCalendarDate(args[0]) ? unchanged.apply(args, run) : fromText.apply(args, run);
  },
};

const holidaySet = (holidays: readonly CalendarDate[]): ReadonlySet<number> => new Set(holidays.map(({ day }) => day));

const laterBusinessDay = (from: CalendarDate, count: Decimal, holidays: readonly CalendarDate[], run: Run): Value => {
  const whole = countOf(count);
  if (whole === null || Math.abs(whole) > MOST_BUSINESS_DAYS) return noted(run, "too_large");
  if (!spend(run, Math.abs(whole) + holidays.length)) return null;
  return addBusinessDays(from, whole, holidaySet(holidays));
};

const dayOfYear = (day: CalendarDate): Value => {
  const first = dateFromCivil(civil(day).year, 1, 1);
  return first && decimal(day.day - first.day + 1);
};

const NO_HOLIDAYS: readonly CalendarDate[] = [];

/** Calendar dates. Whole years and months are counted as birthdays are, never rounded up. */
export const dateFunctions: BuiltinTable = {
  date: dateOf,
  duration: one(text("text"), "duration", (iso, run) => parseIsoDuration(iso) ?? noted(run, "no_such_date")),
  "day of week": one(date("date"), "string", (day) => WEEKDAYS[weekday(day) - 1] ?? null),
  "day of year": one(date("date"), "number", dayOfYear),
  "last day of month": one(date("date"), "date", lastDayOfMonth),
  "whole years": two(date("from"), date("to"), "number", (from, to) => decimal(wholeYears(from, to))),
  "whole months": two(date("from"), date("to"), "number", (from, to) => decimal(wholeMonths(from, to))),
  "add business days": three(
    [date("date"), number("days"), optional(dates("holidays"), NO_HOLIDAYS)],
    "date",
    laterBusinessDay,
  ),
  "next business day": two(date("date"), optional(dates("holidays"), NO_HOLIDAYS), "date", (day, holidays) =>
    nextBusinessDay(day, holidaySet(holidays)),
  ),
};
