import { addMonths, daysBetween, toCivilDate } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";

const MONTHS = 12;

const monthName = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

/** The first day of the month that a year line begins with. */
const beginOf = (today: CalendarDate): CalendarDate => ({
  type: "date",
  day: today.day - toCivilDate(today).day + 1,
});

/** The place of a day on the line, from 0 to 1; null if it is not within the twelve months. */
export const placeInYear = (day: CalendarDate, today: CalendarDate): number | null => {
  const begin = beginOf(today);
  const place = daysBetween(begin, day) / daysBetween(begin, addMonths(begin, MONTHS));
  return place < 0 || place > 1 ? null : place;
};

/** The first letters of the twelve months that the line shows, beginning with the current one. */
export const monthLetters = (today: CalendarDate): readonly string[] => {
  const { year, month } = toCivilDate(today);
  return Array.from({ length: MONTHS }, (_, later) => monthName.format(Date.UTC(year, month - 1 + later, 1))[0]!);
};
