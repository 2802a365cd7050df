import { addDays, weekday } from "../../values/date.ts";
import type { CalendarDate } from "../../values/date.ts";

const FRIDAY = 5;
const DAYS_IN_WEEK = 7;
const WORKING_DAYS_IN_WEEK = 5;

/** More business days (about forty years) are refused. */
export const MAX_BUSINESS_DAYS = 10_000;

/** Whether a date is a business day: Monday to Friday and not one of the holidays. */
export const isBusinessDay = (date: CalendarDate, holidays: ReadonlySet<number>): boolean =>
  weekday(date) <= FRIDAY && !holidays.has(date.day);

/** The date itself if it is a business day, else the next one. */
export const nextBusinessDay = (date: CalendarDate, holidays: ReadonlySet<number>): CalendarDate => {
  let found = date;
  while (!isBusinessDay(found, holidays)) found = addDays(found, 1);
  return found;
};

/** The date a number of business days later (earlier if negative); counting starts with the following day. */
export const addBusinessDays = (date: CalendarDate, count: number, holidays: ReadonlySet<number>): CalendarDate => {
  const step = Math.sign(count);
  let left = Math.abs(count);
  let found = date;
  if (holidays.size === 0 && weekday(date) <= FRIDAY) {
    const weeks = Math.floor(left / WORKING_DAYS_IN_WEEK);
    found = addDays(date, step * weeks * DAYS_IN_WEEK);
    left -= weeks * WORKING_DAYS_IN_WEEK;
  }
  while (left > 0) {
    found = addDays(found, step);
    if (isBusinessDay(found, holidays)) left -= 1;
  }
  return found;
};
