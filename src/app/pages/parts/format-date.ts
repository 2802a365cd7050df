import { toCivilDate } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";

const moments = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const shortDays = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A stored moment in words: "Nov 21, 2026, 10:42 AM". */
export const formatDateTime = (iso: string): string => {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? iso : moments.format(moment);
};

/** The day of a stored moment: "Nov 21, 2026". */
export const formatDay = (iso: string): string => {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? iso : shortDays.format(moment);
};

/** A calendar day in words: "December 31, 2027". */
export const formatDate = (date: CalendarDate): string => {
  const { year, month, day } = toCivilDate(date);
  return days.format(Date.UTC(year, month - 1, day));
};
