import { dateFromCivil, daysInMonth, isoDate, weekday } from "../date.ts";
import type { CalendarDate } from "../date.ts";
import { toHalfWidth } from "../half-width.ts";
import { westernYear, withinEra } from "../japanese-era.ts";
import { kanjiToDigits } from "./kanji-numerals.ts";
import { parseMonthName } from "./month-names.ts";
import { parseSuccess, parseFailure } from "../parse-result.ts";
import type { ParseResult } from "../parse-result.ts";

type DateParseResult = ParseResult<CalendarDate>;

const ERA = "明治|大正|昭和|平成|令和|[MTSHR]";
const YEAR_FIRST = /^(\d+) ?([-/.年]) ?(\d{1,2}) ?[-/.月] ?(\d{1,2}) ?日?$/;
const ERA_FIRST = new RegExp(`^(${ERA})\\.? ?(元|\\d{1,3}) ?[-/.年] ?(\\d{1,2}) ?[-/.月] ?(\\d{1,2}) ?日?$`, "i");
const YEAR_LAST = /^(\d{1,2}) ?([-/. ]) ?(\d{1,2}) ?[-/. ] ?('?\d+)$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const ERA_YEAR = new RegExp(`^(${ERA})\\.? ?(元|\\d{1,3})$`, "i");

const parseCivil = (year: number, month: number, day: number): DateParseResult => {
  if (year < 1000 || year > 9999) return parseFailure("short_year", { year });
  if (month < 1 || month > 12) return parseFailure("no_such_month", { month });
  const date = dateFromCivil(year, month, day);
  if (date) return parseSuccess(date);
  return parseFailure("no_such_day", { year, month, day, last: daysInMonth(year, month) });
};

const parseEra = (era: string, eraYear: string, month: number, day: number): DateParseResult => {
  const year = westernYear(era, eraYear === "元" ? 1 : Number(eraYear));
  if (year === null) return parseFailure("not_a_date");
  const found = parseCivil(year, month, day);
  return found.ok ? withinEra(found.value, era) : found;
};

const parseYearLast = (first: string, mark: string, second: string, yearText: string): DateParseResult => {
  const year = yearText.startsWith("'") ? 0 : Number(yearText);
  const [month, day] = [Number(first), Number(second)];
  // With dots, much of the world writes the day first and some write the month first: only a day above 12 is
  // unambiguous.
  if (mark !== ".") return parseCivil(year, month, day);
  if (month > 12) return parseCivil(year, day, month);
  return day > 12 || day === month ? parseCivil(year, month, day) : parseFailure("ambiguous_date");
};

/** "Jan 5, 2026", "5 January 2026", "2026 Jan 5", with or without a leading weekday. */
const parseMonthNameDate = (text: string): DateParseResult | null => {
  const words = text.match(/[a-z]+|'?\d+/gi) ?? [];
  const months = words.map(parseMonthName).filter((month) => month !== null);
  const numbers = words.filter((word) => /\d/.test(word));
  if (months.length !== 1 || /[^a-z0-9 ,.'/-]/i.test(text)) return null;
  const isYear = (word: string): boolean => word.startsWith("'") || word.length > 2;
  const years = numbers.filter(isYear);
  const days = numbers.filter((word) => !isYear(word));
  if (days.length === 2) return parseFailure("short_year", { year: Number(days[1]) });
  if (numbers.length > 2) return null;
  if (years.length !== 1) return parseFailure("date_incomplete", { missing: days.length === 1 ? "year" : "day,year" });
  if (days.length !== 1) return parseFailure("date_incomplete", { missing: "day" });
  return parseCivil(Number(years[0]?.replace("'", "")), months[0]!, Number(days[0]));
};

const incomplete = (text: string): DateParseResult | null => {
  if (/^(\d{1,2}[-/.]\d{4}|\d{4}[-/.年] ?\d{1,2}月?)$/.test(text))
    return parseFailure("date_incomplete", { missing: "day" });
  if (/^(\d{1,2}[-/.]\d{1,2}|\d{1,2}月 ?\d{1,2}日)$/.test(text))
    return parseFailure("date_incomplete", { missing: "year" });
  return /^\d{4}年?$/.test(text) ? parseFailure("date_incomplete", { missing: "day,month" }) : null;
};

const WEEKDAY = /^(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?[.,]* |\s*\(?[月火水木金土日](曜日?|\))$/i;

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** Number of the weekday typed with a date, Monday is 1; null where there is none. */
const typedWeekday = (typed: string): number | null => {
  const given =
    WEEKDAY.exec(kanjiToDigits(toHalfWidth(typed)))?.[0]
      .trim()
      .replace("(", "") ?? "";
  const offset = Math.max(
    WEEKDAYS.indexOf(given.slice(0, 3).toLowerCase()),
    "月火水木金土日".indexOf(given.charAt(0) || "-"),
  );
  return offset < 0 ? null : offset + 1;
};

const simplified = (typed: string): string =>
  kanjiToDigits(toHalfWidth(typed))
    .replace(WEEKDAY, "")
    .replace(/(\d)(st|nd|rd|th)\b/gi, "$1");

const parseWithoutWeekday = (text: string): DateParseResult => {
  const compact = COMPACT.exec(text);
  if (compact) return parseCivil(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  const era = ERA_FIRST.exec(text);
  if (era) return parseEra(era[1]!, era[2]!, Number(era[3]), Number(era[4]));
  const last = YEAR_LAST.exec(text);
  if (last) return parseYearLast(last[1]!, last[2]!, last[3]!, last[4]!);
  const first = YEAR_FIRST.exec(text);
  if (first) return parseCivil(Number(first[1]), Number(first[3]), Number(first[4]));
  return parseMonthNameDate(text) ?? incomplete(text) ?? parseFailure("not_a_date");
};

/**
 * Parses a typed date: ISO, "Jan 5 2026", US month-first "1/5/2026", 2026年1月5日, or a Japanese era date such as
 * 令和8年12月1日 or R8.12.1.
 *
 * Problems: not_a_date, date_incomplete, short_year, no_such_month, no_such_day, ambiguous_date, outside_era,
 * wrong_weekday.
 */
export const parseDate = (typed: string): DateParseResult => {
  const parsed = parseWithoutWeekday(simplified(typed));
  const given = typedWeekday(typed);
  if (!parsed.ok || given === null || given === weekday(parsed.value)) return parsed;
  return parseFailure("wrong_weekday", { date: isoDate(parsed.value), weekday: weekday(parsed.value) });
};

/** A date entered in three boxes. */
export type DateParts = { readonly year: string; readonly month: string; readonly day: string };

const monthOf = (text: string): number | null => {
  if (/^\d{1,2}月?$/.test(text)) return Number(text.replace("月", ""));
  return parseMonthName(text.replace(/\.$/, ""));
};

/** Whether a text is what one box of a date asks for: a day, a month or a year, but no whole date. */
export const isDatePart = (typed: string): boolean => {
  const text = simplified(typed);
  return /^'?\d+[年月日]?$/.test(text) || monthOf(text) !== null || ERA_YEAR.test(text.replace(/年$/, ""));
};

/**
 * Parses a date entered in three boxes; the month may be a name and the year an era year ("令和8").
 *
 * Problems: those of `parseDate`; date_incomplete names the empty boxes, not_a_date the invalid ones.
 */
export const parseDateParts = (typed: DateParts): DateParseResult => {
  const [year, month, day] = [simplified(typed.year), simplified(typed.month), simplified(typed.day)];
  const missing = [day === "" && "day", month === "" && "month", year === "" && "year"].filter(
    (name) => name !== false,
  );
  if (missing.length > 0) return parseFailure("date_incomplete", { missing: missing.join(",") });
  const monthNumber = monthOf(month);
  const dayText = day.replace(/日$/, "");
  const yearText = year.replace(/年$/, "");
  const era = ERA_YEAR.exec(yearText);
  const unread = [
    !/^\d{1,2}$/.test(dayText) && "day",
    monthNumber === null && "month",
    !era && !/^\d+$/.test(yearText) && "year",
  ].filter((name) => name !== false);
  if (monthNumber === null || unread.length > 0) return parseFailure("not_a_date", { unread: unread.join(",") });
  if (era) return parseEra(era[1]!, era[2]!, monthNumber, Number(dayText));
  return parseCivil(Number(yearText), monthNumber, Number(dayText));
};
