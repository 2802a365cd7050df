import { civil, dateFromCivil, isCalendarDate, isoDate } from "../values/date.ts";
import { japaneseEra } from "../values/japanese-era.ts";
import { parseDate, parseDateParts } from "../values/parse-date.ts";
import type { CalendarDate } from "../values/date.ts";
import { fieldKind } from "./field-kind.ts";
import { refused } from "./parsed.ts";
import { isRawRecord, plainText } from "./raw-shape.ts";
import type { RawRecord } from "./raw-shape.ts";

const box = (raw: RawRecord, name: string): string => plainText(raw[name] ?? null) ?? "";

const eraEcho = (date: CalendarDate): string | null => {
  const era = japaneseEra(date);
  const { month, day } = civil(date);
  return era ? `${era.name}${era.year === 1 ? "元" : era.year}年${month}月${day}日` : null;
};

/**
 * A calendar date, typed as text or into three boxes `{ year, month, day }`.
 *
 * Problems: not_a_date, date_incomplete, short_year, no_such_month, no_such_day, ambiguous_date, outside_era.
 */
export const date = fieldKind({
  kind: "date",
  widget: "date",
  verb: "enter",
  valueType: () => ({ type: "date" }),
  parse: (raw) => {
    if (isRawRecord(raw)) {
      return parseDateParts({ year: box(raw, "year"), month: box(raw, "month"), day: box(raw, "day") });
    }
    const text = plainText(raw);
    return text === null ? refused("not_a_date") : parseDate(text);
  },
  // The era is a help for readers of Japanese only; the western year was typed and needs no echo.
  echo: (value, _field, context) => (context.locale.startsWith("ja") && isCalendarDate(value) ? eraEcho(value) : null),
  toRaw: (value) => (isCalendarDate(value) ? isoDate(value) : null),
  examples: [
    { raw: "2026-12-01", value: dateFromCivil(2026, 12, 1) },
    { raw: { year: "2026", month: "Dec", day: "1" }, value: dateFromCivil(2026, 12, 1) },
    { raw: { year: "令和８", month: "12", day: "1" }, value: dateFromCivil(2026, 12, 1) },
    { raw: "R8.12.1", value: dateFromCivil(2026, 12, 1) },
    { raw: { year: "", month: "", day: " " }, value: null },
    { raw: { year: "2026", month: "2", day: "" }, problem: "date_incomplete" },
    { raw: { year: "2026", month: "13", day: "1" }, problem: "no_such_month" },
    { raw: { year: "2026", month: "2", day: "29" }, problem: "no_such_day" },
    { raw: "1/5/26", problem: "short_year" },
    { raw: "5.1.2026", problem: "ambiguous_date" },
    { raw: "soon", problem: "not_a_date" },
  ],
});
