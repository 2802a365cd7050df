import { dateFromCivil } from "../../values/date.ts";
import type { CalendarDate } from "../../values/date.ts";

/** Today where the visitor is. */
export const today = (): CalendarDate => {
  const now = new Date();
  return dateFromCivil(now.getFullYear(), now.getMonth() + 1, now.getDate())!;
};

/** This moment as ISO text, for records. */
export const nowIso = (): string => new Date().toISOString();
