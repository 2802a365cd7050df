import { toCivilDate } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";

/** A date writer for languages that name the months: `months` are the twelve names with blanks between them. */
export const withMonthNames = (
  months: string,
  write: (day: number, month: string, year: number) => string,
): ((date: CalendarDate) => string) => {
  const names = months.split(" ");
  return (date) => {
    const { year, month, day } = toCivilDate(date);
    return write(day, names[month - 1]!, year);
  };
};
