import { formatValue } from "../../../text/values/format-value.ts";
import { parseIsoDate } from "../../../values/date.ts";

/** A key fact formatted for reading: dates are stored as 2026-05-04. */
export const factText = (text: string): string => {
  const date = parseIsoDate(text);
  return date ? formatValue(date, "long date", { language: "en", currency: "USD" }) : text;
};
