import {
  toCivilDate,
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
import { MAX_BUSINESS_DAYS, addBusinessDays, nextBusinessDay } from "../business-days.ts";
import { nullBecause, spendSteps } from "../evaluation-state.ts";
import type { EvaluationState } from "../evaluation-state.ts";
import { toWholeNumber } from "../whole-number.ts";
import { oneParam, threeParams, twoParams } from "./builtin.ts";
import type { Builtin, BuiltinTable } from "./builtin.ts";
import { dateParam, datesParam, numberParam, optionalParam, textParam } from "./params.ts";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const fromParts = (year: Decimal, month: Decimal, day: Decimal, run: EvaluationState): Value => {
  const [y, m, d] = [toWholeNumber(year), toWholeNumber(month), toWholeNumber(day)];
  if (y === null || m === null || d === null || y < 1 || y > 9999) return nullBecause(run, "no_such_date");
  return dateFromCivil(y, m, d) ?? nullBecause(run, "no_such_date");
};

const fromText = oneParam(
  textParam("text"),
  "date",
  (iso, run) => parseIsoDate(iso) ?? nullBecause(run, "no_such_date"),
);
const unchanged = oneParam(dateParam("date"), "date", (given) => given);
const fromNumbers = threeParams([numberParam("year"), numberParam("month"), numberParam("day")], "date", fromParts);

/** `date(text)`, `date(year, month, day)`; a date is returned unchanged. */
const dateOf: Builtin = {
  ...fromNumbers,
  or: fromText,
  apply: (args, run) => {
    if (args.length !== 1) return fromNumbers.apply(args, run);
    return isCalendarDate(args[0]) ? unchanged.apply(args, run) : fromText.apply(args, run);
  },
};

const holidaySet = (holidays: readonly CalendarDate[]): ReadonlySet<number> => new Set(holidays.map(({ day }) => day));

const laterBusinessDay = (
  from: CalendarDate,
  count: Decimal,
  holidays: readonly CalendarDate[],
  run: EvaluationState,
): Value => {
  const whole = toWholeNumber(count);
  if (whole === null || Math.abs(whole) > MAX_BUSINESS_DAYS) return nullBecause(run, "too_large");
  if (!spendSteps(run, Math.abs(whole) + holidays.length)) return null;
  return addBusinessDays(from, whole, holidaySet(holidays));
};

const dayOfYear = (day: CalendarDate): Value => {
  const first = dateFromCivil(toCivilDate(day).year, 1, 1);
  return first && decimal(day.day - first.day + 1);
};

const NO_HOLIDAYS: readonly CalendarDate[] = [];

/** Date functions. Whole years and months are counted like birthdays, never rounded up. */
export const dateFunctions: BuiltinTable = {
  date: dateOf,
  duration: oneParam(
    textParam("text"),
    "duration",
    (iso, run) => parseIsoDuration(iso) ?? nullBecause(run, "no_such_date"),
  ),
  "day of week": oneParam(dateParam("date"), "string", (day) => WEEKDAYS[weekday(day) - 1] ?? null),
  "day of year": oneParam(dateParam("date"), "number", dayOfYear),
  "last day of month": oneParam(dateParam("date"), "date", lastDayOfMonth),
  "whole years": twoParams(dateParam("from"), dateParam("to"), "number", (from, to) => decimal(wholeYears(from, to))),
  "whole months": twoParams(dateParam("from"), dateParam("to"), "number", (from, to) => decimal(wholeMonths(from, to))),
  "add business days": threeParams(
    [dateParam("date"), numberParam("days"), optionalParam(datesParam("holidays"), NO_HOLIDAYS)],
    "date",
    laterBusinessDay,
  ),
  "next business day": twoParams(
    dateParam("date"),
    optionalParam(datesParam("holidays"), NO_HOLIDAYS),
    "date",
    (day, holidays) => nextBusinessDay(day, holidaySet(holidays)),
  ),
};
