import { inScreenLanguage } from "../../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../../model/site/screen-language.ts";
import { toCivilDate, isCalendarDate, isoDate } from "../../values/date.ts";
import { japaneseEra } from "../../values/japanese-era.ts";
import type { Field } from "../../model/field.ts";
import { formatValue } from "../../text/values/format-value.ts";
import { parseDayWord, parseRoughDate } from "../../values/parsing/parse-rough-date.ts";
import { isDatePart, parseDate, parseDateParts } from "../../values/parsing/parse-date.ts";
import type { CalendarDate } from "../../values/date.ts";
import { fieldKind } from "../field-kind.ts";
import { parseFailure, parseSuccess } from "../../values/parse-result.ts";
import type { ParseResult } from "../../values/parse-result.ts";
import { readRelativeDate } from "./relative-dates.ts";
import { isRawRecord, plainText } from "../raw-shape.ts";
import type { RawRecord } from "../raw-shape.ts";

const box = (raw: RawRecord, name: string): string => plainText(raw[name] ?? null) ?? "";

const fromText = (text: string, { rough }: Field, today: CalendarDate): ParseResult<CalendarDate> => {
  const near = parseDayWord(text, today);
  if (near) return parseSuccess(near);
  return (rough && parseRoughDate(text, rough)) ?? readRelativeDate(text, today, rough) ?? parseDate(text);
};

/** A date in three boxes. A whole date typed into one of the boxes is accepted, too. */
const fromBoxes = (raw: RawRecord, field: Field, today: CalendarDate): ParseResult<CalendarDate> => {
  const parts = { year: box(raw, "year"), month: box(raw, "month"), day: box(raw, "day") };
  const given = Object.values(parts).filter((text) => text.trim() !== "");
  if (given.length === 1) {
    const whole = fromText(given[0]!, field, today);
    if (whole.ok || !isDatePart(given[0]!)) return whole;
  }
  // A default or an earlier answer may still be in the other boxes.
  const [words, more] = given.filter((text) => !isDatePart(text));
  if (words !== undefined && more === undefined) {
    const whole = fromText(words, field, today);
    if (whole.ok || whole.problem.code === "either_date") return whole;
  }
  const isRough = field.rough !== undefined && parts.day.trim() === "" && parts.year.trim() !== "";
  const rough = isRough ? parseRoughDate(`${parts.month.trim()} ${parts.year.trim()}`.trim(), field.rough) : null;
  return rough ?? parseDateParts(parts);
};

const eraEcho = (date: CalendarDate): string | null => {
  const era = japaneseEra(date);
  const { month, day } = toCivilDate(date);
  return era ? `${era.name}${era.year === 1 ? "元" : era.year}年${month}月${day}日` : null;
};

/** How an answer is read back: by its era in Japanese; in English, only where part of it may not have been typed. */
const echoes: ByScreenLanguage<(date: CalendarDate, field: Field) => string | null> = {
  en: (date, { rough }) => (rough ? formatValue(date, "long date", { language: "en", currency: "" }) : null),
  ja: eraEcho,
};

/**
 * A calendar date, typed as text or into three boxes `{ year, month, day }`.
 *
 * With `rough`, a month or a year alone is its first or last day.
 *
 * Problems: not_a_date, date_incomplete, either_date, short_year, no_such_month, no_such_day, ambiguous_date,
 * outside_era, wrong_weekday.
 */
export const date = fieldKind({
  kind: "date",
  widget: "date",
  verb: "enter",
  parse: (raw, field, { today }) => {
    if (isRawRecord(raw)) return fromBoxes(raw, field, today);
    const text = plainText(raw);
    return text === null ? parseFailure("not_a_date") : fromText(text, field, today);
  },
  echo: (value, field, { locale }) => (isCalendarDate(value) ? inScreenLanguage(echoes, locale)(value, field) : null),
  toRaw: (value) => (isCalendarDate(value) ? isoDate(value) : null),
});
