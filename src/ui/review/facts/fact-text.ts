import { parseIsoDate } from "../../../values/date.ts";

/** A key fact formatted for reading: dates are stored as 2026-05-04. */
export const factText = (text: string, language: string): string =>
  parseIsoDate(text)
    ? new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(text))
    : text;
