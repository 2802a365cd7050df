import { weekday } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";

/** A long date with its weekday; `names` are seven words, from Monday on. */
export const withWeekdayNames = (
  names: string,
  long: (date: CalendarDate) => string,
  full: (weekday: string, date: string) => string,
): ((date: CalendarDate) => string) => {
  const words = names.split(" ");
  return (date) => full(words[weekday(date) - 1] ?? "", long(date));
};
