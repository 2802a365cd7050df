import { formatValue } from "../../../text/values/format-value.ts";
import { parseIsoDate } from "../../../values/date.ts";

/**
 * An ISO date in words.
 *
 * Example: formatIsoDate("2026-01-31") is "January 31, 2026"
 */
export const formatIsoDate = (iso: string): string =>
  formatValue(parseIsoDate(iso), "long date", { language: "en", currency: "USD" });

/**
 * An ISO date with its weekday.
 *
 * Example: formatIsoDay("2026-01-31") is "Saturday, January 31, 2026"
 */
export const formatIsoDay = (iso: string): string =>
  formatValue(parseIsoDate(iso), "full date", { language: "en", currency: "USD" });
