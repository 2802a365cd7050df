import { formatValue } from "../../text/format-value.ts";
import { parseIsoDate } from "../../values/date.ts";

/**
 * An ISO day in words.
 *
 * Example: sayDay("2026-01-31") is "January 31, 2026"
 */
export const sayDay = (iso: string): string =>
  formatValue(parseIsoDate(iso), "long date", { language: "en", currency: "USD" });
