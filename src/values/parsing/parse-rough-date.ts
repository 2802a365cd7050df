import { addDays, dateFromCivil, lastDayOfMonth } from "../date.ts";
import type { CalendarDate } from "../date.ts";
import { toHalfWidth } from "../half-width.ts";
import { parseFailure, parseSuccess } from "../parse-result.ts";
import type { ParseResult } from "../parse-result.ts";
import { kanjiToDigits } from "./kanji-numerals.ts";
import { parseMonthName } from "./month-names.ts";

/** Which day of a month or year a rough date means. */
export type RoughEdge = "start" | "end";

const ABOUT = /^(?:about|around|approximately|approx\.?|circa|ca\.?|in|since|~|約) ?/i;
const YEAR_FIRST = /^(\d{4})(?: ?[-/.年] ?(\d{1,2})月?|年)?$/;
const MONTH_FIRST = /^(\d{1,2}|[a-z]{3,9})\.?,? ?[-/. ] ?(\d{4})$/i;

const monthNumber = (text: string): number | null =>
  /^\d+$/.test(text) ? Number(text) : parseMonthName(text.replace(/\.$/, ""));

const edgeOf = (year: number, month: number | null, edge: RoughEdge): ParseResult<CalendarDate> => {
  if (month !== null && (month < 1 || month > 12)) return parseFailure("no_such_month", { month });
  const first = dateFromCivil(year, month ?? (edge === "start" ? 1 : 12), 1);
  if (!first) return parseFailure("not_a_date");
  return parseSuccess(edge === "start" ? first : lastDayOfMonth(first));
};

/**
 * The first or last day of a typed month or year; null for any other text.
 *
 * Problems: no_such_month. Example: "March 2019" with "end" is 2019-03-31
 */
export const parseRoughDate = (typed: string, edge: RoughEdge): ParseResult<CalendarDate> | null => {
  const text = kanjiToDigits(toHalfWidth(typed)).replace(ABOUT, "");
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return edgeOf(Number(yearFirst[1]), yearFirst[2] === undefined ? null : Number(yearFirst[2]), edge);
  const [, name = "", year = ""] = MONTH_FIRST.exec(text) ?? [];
  const month = name === "" ? null : monthNumber(name);
  return month === null ? null : edgeOf(Number(year), month, edge);
};

const NEAR: ReadonlyMap<string, number> = new Map([
  ["today", 0],
  ["yesterday", -1],
  ["tomorrow", 1],
  ["今日", 0],
  ["本日", 0],
  ["昨日", -1],
  ["明日", 1],
]);

/** The day that "today", "yesterday" or "tomorrow" means; null for any other text. */
export const parseDayWord = (typed: string, today: CalendarDate): CalendarDate | null => {
  const days = NEAR.get(toHalfWidth(typed).toLowerCase());
  return days === undefined ? null : addDays(today, days);
};
