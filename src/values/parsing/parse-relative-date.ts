import { addDays, addMonths, toCivilDate, dateFromCivil, isoDate, lastDayOfMonth, weekday } from "../date.ts";
import type { CalendarDate } from "../date.ts";
import { decimal } from "../decimal.ts";
import { toHalfWidth } from "../half-width.ts";
import { parseFailure, parseSuccess } from "../parse-result.ts";
import type { ParseResult } from "../parse-result.ts";
import { kanjiToDigits } from "./kanji-numerals.ts";
import { parseMonthName } from "./month-names.ts";
import { parseNumberWords } from "./parse-number-words.ts";
import { parseRoughDate } from "./parse-rough-date.ts";
import type { RoughEdge } from "./parse-rough-date.ts";

type Parsed = ParseResult<CalendarDate> | null;
type Period = "day" | "week" | "month" | "year";

const WEEK = 7;
/** The longest text and the largest counts that describe a day near today. */
const MAX_LENGTH = 40;
const MAX_COUNT = 9999;
const MAX_YEARS = 999;

const NEAR: ReadonlyMap<string, number> = new Map([
  ["day before yesterday", -2],
  ["day after tomorrow", 2],
  ["一昨日", -2],
  ["おととい", -2],
  ["明後日", 2],
  ["あさって", 2],
]);

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const WEEKDAY =
  /^(next|last|this|this coming|coming|this past|past)? ?(mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?$/;
const COUNTED = /^(?:in )?([a-z0-9 -]+?) (day|week|month|year)s?( ago| from now| from today| later)?$/;
const EDGE = /^(end|last day|last|start|beginning|first day|first|1st) of (.+)$/;
const PART_OF_MONTH = /^(?:early|mid|middle of|late)[ -](?:in )?(.+)$/;
const NEARBY = /^(next|last|this) (week|month|year)$/;
const SEASON = /\b(?:spring|summer|fall|autumn|winter)\b/;
const OFFSETS: { readonly [word: string]: number } = { next: 1, last: -1, this: 0 };

const JAPANESE_END = /^(先|今|来)月末$/;
const JAPANESE_COUNT = /^(\d{1,4})(日|週間)(前|後)$/;
const JAPANESE_WEEKDAY = /^(先|今|来)週の?([月火水木金土])曜日?$/;
const JAPANESE_OFFSETS: { readonly [word: string]: number } = { 先: -1, 今: 0, 来: 1 };

/** A rough date needs a month at least, an exact one the day. */
const incomplete = (missing: "day" | "day,month", edge: RoughEdge | undefined): Parsed => {
  if (edge === undefined) return parseFailure("date_incomplete", { missing });
  return parseFailure("date_incomplete", { missing: missing === "day" ? "day" : "month" });
};

const edgeOfMonth = (date: CalendarDate, edge: RoughEdge): CalendarDate => {
  const { year, month } = toCivilDate(date);
  return edge === "end" ? lastDayOfMonth(date) : dateFromCivil(year, month, 1)!;
};

/** The first or last day of a month or year some months or years from today. */
const edgeNearby = (today: CalendarDate, period: "month" | "year", offset: number, edge: RoughEdge): CalendarDate => {
  if (period === "month") return edgeOfMonth(addMonths(edgeOfMonth(today, "start"), offset), edge);
  const year = toCivilDate(today).year + offset;
  return dateFromCivil(year, edge === "end" ? 12 : 1, edge === "end" ? 31 : 1)!;
};

/** A month or year near today; a rough date needs no more, an exact one the day. */
const nearbyPeriod = (period: Period, offset: number, today: CalendarDate, edge: RoughEdge | undefined): Parsed => {
  if (period === "day") return parseSuccess(addDays(today, offset));
  if (period === "week") return incomplete("day", edge);
  if (edge === undefined) return incomplete(period === "month" ? "day" : "day,month", edge);
  return parseSuccess(edgeNearby(today, period, offset, edge));
};

const eitherOf = (first: CalendarDate, second: CalendarDate): Parsed =>
  parseFailure("either_date", { first: isoDate(first), second: isoDate(second) });

/** "next Friday" is the coming one for some people and the one after for others. */
const parseWeekday = (text: string, today: CalendarDate): Parsed => {
  const [, which = "", name = ""] = WEEKDAY.exec(text) ?? [];
  if (name === "") return null;
  const ahead = (WEEKDAYS.indexOf(name.slice(0, 3)) + 1 - weekday(today) + WEEK) % WEEK;
  const coming = addDays(today, ahead === 0 ? WEEK : ahead);
  const past = addDays(today, ahead - WEEK);
  if (which === "next") return eitherOf(coming, addDays(coming, WEEK));
  if (which === "last") return eitherOf(addDays(past, -WEEK), past);
  if (which.endsWith("coming")) return parseSuccess(coming);
  if (which.endsWith("past")) return parseSuccess(past);
  if (ahead === 0) return which === "this" ? parseSuccess(today) : eitherOf(today, coming);
  const isLaterThisWeek = weekday(today) + ahead <= WEEK;
  return which === "this" && isLaterThisWeek ? parseSuccess(coming) : eitherOf(past, coming);
};

const parseCounted = (text: string, today: CalendarDate, edge: RoughEdge | undefined): Parsed => {
  const [, words = "", unit = "", direction = ""] = COUNTED.exec(text) ?? [];
  const isAhead = text.startsWith("in ");
  // "in two weeks" or "two weeks ago": "two weeks" alone is a duration, and "in two weeks ago" is nothing.
  if (words === "" || isAhead === (direction !== "")) return null;
  const count = /^an?$/.test(words) ? decimal(1) : /^\d{1,4}$/.test(words) ? decimal(words) : parseNumberWords(words);
  if (!count || count.gt(unit === "year" ? MAX_YEARS : MAX_COUNT)) return null;
  const signed = count.toNumber() * (direction === " ago" ? -1 : 1);
  if (unit === "week") return parseSuccess(addDays(today, signed * WEEK));
  return nearbyPeriod(unit as Period, signed, today, edge);
};

const parseEdge = (text: string, today: CalendarDate): Parsed => {
  const [, word = "", of = ""] = EDGE.exec(text) ?? [];
  const edge: RoughEdge = /end|last/.test(word) ? "end" : "start";
  const [, which = "", period = ""] = NEARBY.exec(of) ?? [];
  if (period === "month" || period === "year")
    return parseSuccess(edgeNearby(today, period, OFFSETS[which] ?? 0, edge));
  if (/^(month|year)$/.test(of)) return parseSuccess(edgeNearby(today, of as "month" | "year", 0, edge));
  if (of !== "" && parseMonthName(of) !== null) return parseFailure("date_incomplete", { missing: "year" });
  return of === "" ? null : parseRoughDate(of, edge);
};

const parsePartOfPeriod = (text: string, today: CalendarDate, edge: RoughEdge | undefined): Parsed => {
  const [, which = "", period = ""] = NEARBY.exec(text) ?? [];
  if (which !== "") return nearbyPeriod(period as Period, OFFSETS[which] ?? 0, today, edge);
  const month = PART_OF_MONTH.exec(text)?.[1];
  if (month !== undefined) {
    const rough = parseRoughDate(month, edge ?? "start");
    return rough && edge === undefined ? incomplete("day", edge) : rough;
  }
  return SEASON.test(text) ? incomplete("day,month", edge) : null;
};

const parseJapanese = (text: string, today: CalendarDate): Parsed => {
  const end = JAPANESE_END.exec(text);
  if (end) return parseSuccess(edgeNearby(today, "month", JAPANESE_OFFSETS[end[1]!]!, "end"));
  const [, count = "", unit = "", direction = ""] = JAPANESE_COUNT.exec(text) ?? [];
  if (count !== "") {
    const days = Number(count) * (unit === "日" ? 1 : WEEK);
    return parseSuccess(addDays(today, direction === "前" ? -days : days));
  }
  const [, week = "", name = ""] = JAPANESE_WEEKDAY.exec(text) ?? [];
  if (name === "") return null;
  const monday = addDays(today, 1 - weekday(today) + JAPANESE_OFFSETS[week]! * WEEK);
  return parseSuccess(addDays(monday, "月火水木金土".indexOf(name)));
};

/**
 * A day described by its distance from today or by a part of a month; null for any other text.
 *
 * With an edge, a month or year alone is enough, as in `parseRoughDate`.
 *
 * Problems: either_date (two days are meant by "next Friday"), date_incomplete, no_such_month.
 *
 * Example: "two weeks ago" on 2026-11-20 is 2026-11-06
 */
export const parseRelativeDate = (typed: string, today: CalendarDate, edge?: RoughEdge): Parsed => {
  if (typed.length > MAX_LENGTH) return null;
  const half = toHalfWidth(typed);
  const near = NEAR.get(half);
  if (near !== undefined) return parseSuccess(addDays(today, near));
  const text = half
    .toLowerCase()
    .replace(/[.!]+$/, "")
    .replace(/^(?:on|by|at|since) /, "")
    .replace(/^the /, "")
    .replace(/ of the (month|year)$/, " of $1");
  const days = NEAR.get(text);
  if (days !== undefined) return parseSuccess(addDays(today, days));
  return (
    parseWeekday(text, today) ??
    parseCounted(text, today, edge) ??
    parseEdge(text, today) ??
    parsePartOfPeriod(text, today, edge) ??
    parseJapanese(kanjiToDigits(half), today)
  );
};
