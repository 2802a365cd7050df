import type { parseRelativeDate } from "../../values/parsing/parse-relative-date.ts";

let parser: typeof parseRelativeDate | null = null;

/** Loads what reads "two weeks ago" or "next Friday": no form needs it before a date question is shown. */
export const loadRelativeDates = async (): Promise<void> => {
  ({ parseRelativeDate: parser } = await import("../../values/parsing/parse-relative-date.ts"));
};

/** `parseRelativeDate` once it is loaded; until then, as for text that is not such a date, null. */
export const readRelativeDate: typeof parseRelativeDate = (...typed) => parser?.(...typed) ?? null;
