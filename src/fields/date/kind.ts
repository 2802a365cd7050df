import { inScreenLanguage } from "../../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../../model/site/screen-language.ts";
import { civil, isCalendarDate, isoDate } from "../../values/date.ts";
import { japaneseEra } from "../../values/japanese-era.ts";
import { parseDate, parseDateParts } from "../../values/parsing/parse-date.ts";
import type { CalendarDate } from "../../values/date.ts";
import { fieldKind } from "../field-kind.ts";
import { parseFailure } from "../../values/parse-result.ts";
import { isRawRecord, plainText } from "../raw-shape.ts";
import type { RawRecord } from "../raw-shape.ts";

const box = (raw: RawRecord, name: string): string => plainText(raw[name] ?? null) ?? "";

const eraEcho = (date: CalendarDate): string | null => {
  const era = japaneseEra(date);
  const { month, day } = civil(date);
  return era ? `${era.name}${era.year === 1 ? "元" : era.year}年${month}月${day}日` : null;
};

/** How an answer is read back: by its era in Japanese; the western year was typed and needs no echo. */
const echoes: ByScreenLanguage<(date: CalendarDate) => string | null> = { en: () => null, ja: eraEcho };

/**
 * A calendar date, typed as text or into three boxes `{ year, month, day }`.
 *
 * Problems: not_a_date, date_incomplete, short_year, no_such_month, no_such_day, ambiguous_date, outside_era.
 */
export const date = fieldKind({
  kind: "date",
  widget: "date",
  verb: "enter",
  parse: (raw) => {
    if (isRawRecord(raw)) {
      return parseDateParts({ year: box(raw, "year"), month: box(raw, "month"), day: box(raw, "day") });
    }
    const text = plainText(raw);
    return text === null ? parseFailure("not_a_date") : parseDate(text);
  },
  echo: (value, _field, { locale }) => (isCalendarDate(value) ? inScreenLanguage(echoes, locale)(value) : null),
  toRaw: (value) => (isCalendarDate(value) ? isoDate(value) : null),
});
