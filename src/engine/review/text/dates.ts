import { dateFromCivil } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";

/** A date in the text; `date` is null if a part is blank or the day does not exist. */
export type FoundDate = {
  readonly start: number;
  readonly end: number;
  readonly date: CalendarDate | null;
  readonly partial: boolean;
};

const MONTHS = "january|february|march|april|may|june|july|august|september|october|november|december";
const SHORT = "jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec";
const MONTH = `(?:${MONTHS}|${SHORT})\\.?`;
const DAY = "\\d{1,2}\\s?(?:s\\s?t|n\\s?d|r\\s?d|t\\s?h)?";
// "March 12,1999", "MAY , 2010".
const BEFORE_YEAR = "(?:\\s?,\\s{0,4}|\\s{1,4})";
// A blank may touch a date: "_Dec. 8, 2005".
const START = "(?<![\\p{L}\\d])";
const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first".split(
    " ",
  );
const BLANK = "[_.*\\u25CF\\[\\] -]{2,30}";

const FORMS: readonly (readonly [RegExp, readonly ("day" | "month" | "year")[]])[] = [
  [new RegExp(`${START}(${MONTH})\\s{1,4}(${DAY})${BEFORE_YEAR}(\\d{4})\\b`, "giu"), ["month", "day", "year"]],
  [
    new RegExp(
      `(?<![\\d.,/-])(?:\\b|(?<=\\bof))(${DAY})\\s{1,4}(?:day\\s{1,4}of\\s{1,4}|of\\s{1,4})?(${MONTH})${BEFORE_YEAR}(\\d{4})\\b`,
      "giu",
    ),
    ["day", "month", "year"],
  ],
  [
    new RegExp(
      `\\b(${ORDINALS.join("|")})\\s(?:\\(${DAY}\\)\\s)?day\\sof\\s(${MONTH})${BEFORE_YEAR}(\\d{4})\\b`,
      "giu",
    ),
    ["day", "month", "year"],
  ],
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, ["year", "month", "day"]],
  [/(?<![\d.])\b(\d{1,2})[/.](\d{1,2})[/.]((?:19|20)?\d{2})\b(?!\.\d)/g, ["month", "day", "year"]],
  [/(?<![\w-])(\d{1,2})-(\d{1,2})-((?:19|20)?\d{2})(?![\w-])/g, ["month", "day", "year"]],
];
const PARTIAL: readonly RegExp[] = [
  new RegExp(
    `(?:\\b${DAY}|${BLANK})\\s{0,4}day\\s{1,4}of\\s{0,4}(?:${MONTH}|${BLANK}),?\\s{0,4}(?:\\d{4}|(?:19|20)?${BLANK})`,
    "gi",
  ),
  new RegExp(`\\b${MONTH}\\s{0,4}${BLANK},?\\s{0,4}\\d{4}\\b`, "gi"),
  new RegExp(`_{3,30}\\s{0,3}(?:_{2,10})?,?\\s{0,4}(?:19|20)\\d\\d\\b`, "g"),
  new RegExp(`\\b(?:${MONTHS}),?\\s{1,4}(?:19|20)\\d\\d\\b`, "gi"),
];

const monthOf = (text: string): number => {
  if (/^\d/.test(text)) return Number(text);
  return 1 + MONTHS.split("|").findIndex((month) => month.startsWith(text.toLowerCase().slice(0, 3)));
};

const yearOf = (text: string): number => {
  const year = Number(text);
  return text.length > 2 ? year : year + (year < 50 ? 2000 : 1900);
};

const dayOf = (text: string): number => Number.parseInt(text, 10) || 1 + ORDINALS.indexOf(text.toLowerCase());

// "29/3/18" can only be March 29.
const dateOf = (year: number, month: number, day: number): CalendarDate | null =>
  month > 12 && day <= 12 ? dateFromCivil(year, day, month) : dateFromCivil(year, month, day);

const inOrder = (dates: readonly FoundDate[]): FoundDate[] => dates.toSorted((a, b) => a.start - b.start);

// Merges the dates of one pattern into those found before; of two that overlap, the earlier pattern wins.
const joined = (before: readonly FoundDate[], next: readonly FoundDate[]): readonly FoundDate[] => {
  let index = 0;
  const free = next.filter(({ start, end }) => {
    while ((before[index]?.end ?? Infinity) <= start) index++;
    return end <= (before[index]?.start ?? Infinity);
  });
  return free.length === 0 ? before : inOrder([...before, ...free]);
};

/** The dates in a plain text, in order and without overlaps. Unit: offsets from the start of `text`. */
export const datesIn = (text: string): readonly FoundDate[] => {
  const placeOf = (match: RegExpExecArray): { readonly start: number; readonly end: number } => ({
    start: match.index,
    end: match.index + match[0].length,
  });
  let found: readonly FoundDate[] = [];
  for (const [form, parts] of FORMS) {
    const dates = [...text.matchAll(form)].map((match): FoundDate => {
      const part = (name: "day" | "month" | "year"): string => match[1 + parts.indexOf(name)] ?? "";
      const date = dateOf(yearOf(part("year")), monthOf(part("month")), dayOf(part("day")));
      return { ...placeOf(match), date, partial: false };
    });
    found = joined(found, dates);
  }
  for (const form of PARTIAL)
    found = joined(
      found,
      [...text.matchAll(form)].map((match) => ({ ...placeOf(match), date: null, partial: true })),
    );
  return found;
};
