import { toCivilDate } from "../date.ts";
import type { CalendarDate } from "../date.ts";
import { parseDate } from "./parse-date.ts";

/** A day of the year as a text that is not a date by itself has it: the last one before a day, and the next. */
type YearlessDate = { readonly last: CalendarDate; readonly next: CalendarDate };

/**
 * A date typed without its year, as the two days around today that it can be; null for any other text, and for a day
 * that one of these years lacks.
 *
 * Example: parseYearlessDate("Jan 5", November 23, 2026) is January 5 of 2026 and of 2027
 */
export const parseYearlessDate = (typed: string, today: CalendarDate): YearlessDate | null => {
  const { year } = toCivilDate(today);
  const separator = /^\d{1,2}[-/]/.test(typed) ? (typed.includes("/") ? "/" : "-") : " ";
  const inYear = (one: number): CalendarDate | null => {
    const parsed = parseDate(/^\d{1,2}月/.test(typed) ? `${one}年${typed}` : `${typed}${separator}${one}`);
    return parsed.ok ? parsed.value : null;
  };
  const here = inYear(year);
  if (here === null) return null;
  const [last, next] = here.day <= today.day ? [here, inYear(year + 1)] : [inYear(year - 1), here];
  return last && next && { last, next };
};
