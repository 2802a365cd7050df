import { formatValue } from "../../text/format-value.ts";
import { parseIsoDate } from "../../values/date.ts";

/** A value among the key facts as people write it: dates are kept as 2026-05-04. */
export const factText = (text: string): string => {
  const date = parseIsoDate(text);
  return date ? formatValue(date, "long date", { language: "en", currency: "USD" }) : text;
};
