import type { Duration } from "./duration.ts";

/**
 * A day of the proleptic Gregorian calendar, without time or zone.
 *
 * Unit: `day` counts days since 1970-01-01 (day 0), negative before.
 */
export type CalendarDate = { readonly type: "date"; readonly day: number };

/** Year, month and day; months and days count from 1. */
export type CivilDate = { readonly year: number; readonly month: number; readonly day: number };

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

// The leap-year cycle is 400 years; counting years from March 1 puts the leap day at the end of a year.
const DAYS_PER_CYCLE = 146_097;
const DAYS_TO_1970 = 719_468;

const fromDay = (day: number): CalendarDate => ({ type: "date", day });

/** Whether a year has 366 days in the Gregorian calendar. */
export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Number of days in a month; months count from 1. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);

const dayNumber = (year: number, month: number, day: number): number => {
  const marchYear = month > 2 ? year : year - 1;
  const cycle = Math.floor(marchYear / 400);
  const yearOfCycle = marchYear - cycle * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfCycle = yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear;
  return cycle * DAYS_PER_CYCLE + dayOfCycle - DAYS_TO_1970;
};

/** The date of a year, month and day; null if the calendar has no such day. */
export const dateFromCivil = (year: number, month: number, day: number): CalendarDate | null => {
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) return null;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return fromDay(dayNumber(year, month, day));
};

/** Year, month and day of a date. */
export const toCivilDate = (date: CalendarDate): CivilDate => {
  const shifted = date.day + DAYS_TO_1970;
  const cycle = Math.floor(shifted / DAYS_PER_CYCLE);
  const dayOfCycle = shifted - cycle * DAYS_PER_CYCLE;
  const leapDays = Math.floor(dayOfCycle / 1460) - Math.floor(dayOfCycle / 36_524) + Math.floor(dayOfCycle / 146_096);
  const yearOfCycle = Math.floor((dayOfCycle - leapDays) / 365);
  const yearStart = yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
  const dayOfYear = dayOfCycle - yearStart;
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return { year: cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0), month, day };
};

/** The date of an ISO text such as "2026-11-20"; null for anything else. */
export const parseIsoDate = (text: string): CalendarDate | null => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? dateFromCivil(Number(match[1]), Number(match[2]), Number(match[3])) : null;
};

const padded = (value: number, width: number): string => String(value).padStart(width, "0");

const isoYear = (year: number): string => {
  if (year >= 0 && year <= 9999) return padded(year, 4);
  return `${year < 0 ? "-" : "+"}${padded(Math.abs(year), 6)}`;
};

/** ISO text of a date. Example: "2026-11-20" */
export const isoDate = (date: CalendarDate): string => {
  const { year, month, day } = toCivilDate(date);
  return `${isoYear(year)}-${padded(month, 2)}-${padded(day, 2)}`;
};

/** Whether a value is a calendar date. */
export const isCalendarDate = (value: unknown): value is CalendarDate =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  value.type === "date" &&
  "day" in value &&
  typeof value.day === "number";

/** The date some days later (or earlier, when negative). */
export const addDays = (date: CalendarDate, days: number): CalendarDate => fromDay(date.day + days);

/** The date some months later; a day the month lacks becomes its last day. Example: January 31 + 1 is February 28 or 29 */
export const addMonths = (date: CalendarDate, months: number): CalendarDate => {
  const { year, month, day } = toCivilDate(date);
  const index = year * 12 + month - 1 + months;
  const toYear = Math.floor(index / 12);
  const toMonth = index - toYear * 12 + 1;
  return fromDay(dayNumber(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth))));
};

/** The date after a duration: first its months, then its days. */
export const addDuration = (date: CalendarDate, duration: Duration): CalendarDate =>
  addDays(addMonths(date, duration.months), duration.days);

/** The date before a duration: first its months, then its days. */
export const subtractDuration = (date: CalendarDate, duration: Duration): CalendarDate =>
  addDays(addMonths(date, -duration.months), -duration.days);

/** Days from the first date to the second; negative when the second is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => to.day - from.day;

/** Day of the week. Unit: 1 is Monday, 7 is Sunday. */
export const weekday = (date: CalendarDate): number => {
  const sinceMonday = (date.day + 3) % 7;
  return (sinceMonday < 0 ? sinceMonday + 7 : sinceMonday) + 1;
};

/**
 * Whole months from one date to another, never rounded up; negative if the second is earlier.
 *
 * A month is complete when the day of the month is reached: January 31 to February 29 is none.
 */
export const wholeMonths = (from: CalendarDate, to: CalendarDate): number => {
  if (to.day < from.day) return -wholeMonths(to, from) || 0;
  const start = toCivilDate(from);
  const end = toCivilDate(to);
  const months = (end.year - start.year) * 12 + end.month - start.month;
  return end.day < start.day ? months - 1 : months;
};

/**
 * Whole years from one date to another, counted like ages; negative if the second is earlier.
 *
 * Someone born on February 29 turns a year older on March 1 of a common year, although adding years to the birthday
 * gives February 28.
 */
export const wholeYears = (from: CalendarDate, to: CalendarDate): number => Math.trunc(wholeMonths(from, to) / 12) || 0;

/** The last day of the month a date is in. */
export const lastDayOfMonth = (date: CalendarDate): CalendarDate => {
  const { year, month } = toCivilDate(date);
  return fromDay(dayNumber(year, month, daysInMonth(year, month)));
};
