import { DEFAULT_REMINDERS } from "../../engine/deadlines/reminders.ts";
import type { TrackedItem } from "../../model/storage/vault.ts";
import { isCalendarDate, isoDate, parseIsoDate } from "../../values/date.ts";
import { isDecimal } from "../../values/decimal.ts";
import type { Value } from "../../values/value.ts";
import { shortName } from "../storage/records/short-names.ts";

/** The dates of a document as its formulas give them. */
export type DocumentTerm = { readonly from: Value; readonly until: Value; readonly noticeDays: Value };

// A formula can compute a date outside the years 0000 to 9999, which an ISO date cannot represent.
const isoOf = (value: Value): string | null => {
  const iso = isCalendarDate(value) ? isoDate(value) : null;
  return iso !== null && parseIsoDate(iso) ? iso : null;
};

const MAX_NOTICE_DAYS = 36_500;

/** Rounds up to whole days: notice given a day early is never late. */
const noticeOf = (value: Value): TrackedItem["notice"] => {
  if (!isDecimal(value)) return null;
  const days = Math.ceil(value.toNumber());
  return days > 0 && days <= MAX_NOTICE_DAYS ? { months: 0, days } : null;
};

type TrackedDates = Pick<TrackedItem, "effective" | "end" | "notice" | "changed">;

/** The dates of a document as the expiration tracker stores them. */
export const trackedDates = ({ from, until, noticeDays }: DocumentTerm, now: string): TrackedDates => ({
  effective: isoOf(from),
  end: isoOf(until),
  notice: noticeOf(noticeDays),
  changed: now,
});

/** The first tracker entry of a document. */
export const trackedDocument = (draft: string, name: string, dates: TrackedDates): TrackedItem => ({
  format: 1,
  id: draft,
  name: shortName(name),
  document: draft,
  ...dates,
  renewMonths: null,
  remind: DEFAULT_REMINDERS,
  seen: [],
  note: "",
});
