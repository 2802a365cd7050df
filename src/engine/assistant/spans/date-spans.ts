import { daysBetween, isoDate, parseIsoDate } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { parseDate } from "../../../values/parsing/parse-date.ts";
import { parseYearlessDate } from "../../../values/parsing/parse-yearless-date.ts";
import type { AnswerSpan } from "./answer-span.ts";

/** A month by its name. */
export const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\\.?";
const DATES = new RegExp(
  [
    String.raw`\d{4}-\d{1,2}-\d{1,2}`,
    String.raw`\d{1,2}([-/])\d{1,2}\1(?:\d{4}|\d{2}(?![\d/-]))`,
    String.raw`${MONTH} \d{1,2}(?:st|nd|rd|th)?,? \d{4}`,
    String.raw`\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH},? \d{4}`,
    String.raw`(?:\d{4}年|(?:令和|平成|昭和)(?:\d{1,2}|元)年)\d{1,2}月\d{1,2}日`,
  ].join("|"),
  "gi",
);

const MONTH_NAMES =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?(?!\d|[,.]\d|[a-z%])`;
/** Words before figures such as "6/15" that make them a date and no fraction. */
const DATE_WORDS = "on|by|since|from|until|till|starting|starts|start|begins|beginning|due|dated|ends|effective|as of";
const YEARLESS = new RegExp(
  [
    String.raw`(?<![a-z])${MONTH_NAMES} ${DAY}`,
    String.raw`(?<![\d/.,$-])${DAY}(?: of)? ${MONTH_NAMES}(?![a-z])`,
    String.raw`(?<=\b(?:${DATE_WORDS}) )\d{1,2}/\d{1,2}(?![\d/%])`,
    String.raw`(?<!\d|年)\d{1,2}月\d{1,2}日`,
  ].join("|"),
  "gi",
);

/** In a conversation a year of two digits is one of this century: the reply says how it was read. */
const withCentury = (date: string): string => date.replace(/^(\d{1,2}[-/]\d{1,2}[-/])(\d{2})$/, "$120$2");

const span = (start: number, length: number, value: CalendarDate): AnswerSpan => ({
  start,
  end: start + length,
  type: "date",
  unit: "none",
  value: isoDate(value),
});

/** The dates of a text. */
export const dateSpans = (text: string): readonly AnswerSpan[] =>
  [...text.matchAll(DATES)].flatMap(({ 0: found, index }): readonly AnswerSpan[] => {
    const parsed = parseDate(withCentury(found));
    return parsed.ok ? [span(index, found.length, parsed.value)] : [];
  });

/** The dates of a text that lack their year: the reply says which day was understood. */
export const yearlessDateSpans = (text: string, today: CalendarDate): readonly AnswerSpan[] =>
  [...text.matchAll(YEARLESS)].flatMap(({ 0: found, index }): readonly AnswerSpan[] => {
    const days = parseYearlessDate(found.replace(" of ", " "), today);
    return days ? [{ ...span(index, found.length, days.next), last: isoDate(days.last) }] : [];
  });

const PAST_WORDS =
  /\b(?:since|ago|last|was|were|had|did|dated|died|left|sold|bought|met|fell|hit|got|paid|[a-z]{3,}ed)\b/;
const COMING_WORDS =
  /\b(?:will|by|until|till|due|starting|starts?|begins?|beginning|next|from|effective|ends?|closing|closes|moves? in)\b/;
const REACH = 30;

/** Whether a date without its year is the last such day, by the words before it; if they do not say, the nearer one. */
export const isPastMention = (text: string, span: AnswerSpan, today: CalendarDate): boolean => {
  const before = text.slice(Math.max(0, span.start - REACH), span.start);
  const [isPast, isComing] = [PAST_WORDS.test(before), COMING_WORDS.test(before)];
  if (isPast !== isComing) return isPast;
  const [last, next] = [span.last, span.value].map((day) => parseIsoDate(day ?? ""));
  return last !== null && last !== undefined && next !== null && next !== undefined
    ? daysBetween(last, today) < daysBetween(today, next)
    : false;
};
