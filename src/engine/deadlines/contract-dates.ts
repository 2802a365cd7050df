import { addMonths, daysBetween, parseIsoDate, subtractDuration } from "../../values/date.ts";
import type { CalendarDate } from "../../values/date.ts";
import type { TrackedItem } from "../../model/vault.ts";

/** Where something with an end stands on a given day. */
export type ContractDates = {
  readonly status: "open_ended" | "not_started" | "running" | "notice_passed" | "ended";
  /** Last day of the term that runs now (of the first one before it starts, of the last one after it ended). */
  readonly end: CalendarDate | null;
  /** Last day on which notice is in time for that term. */
  readonly noticeBy: CalendarDate | null;
  /** The next day something must be done or happens: the notice day, or the end. */
  readonly deadline: CalendarDate | null;
  /** Calendar days from today to the deadline. */
  readonly daysLeft: number | null;
  /** How often it has renewed so far. */
  readonly renewals: number;
};

type Dated = Pick<TrackedItem, "effective" | "end" | "renewMonths" | "notice">;

const dateOf = (iso: string | null): CalendarDate | null => (iso === null ? null : parseIsoDate(iso));

// Every end is counted from the first one, so that 31 January stays the last day of its months.
const endAfter = (first: CalendarDate, renewMonths: number, renewals: number): CalendarDate =>
  addMonths(first, renewMonths * renewals);

const renewalsBy = (first: CalendarDate, renewMonths: number, today: CalendarDate): number => {
  let renewals = 0;
  while (endAfter(first, renewMonths, renewals).day < today.day) renewals += 1;
  return renewals;
};

const noticeDay = (end: CalendarDate, notice: Dated["notice"]): CalendarDate | null =>
  notice === null ? null : subtractDuration(end, { type: "duration", ...notice });

const statusOf = (
  today: CalendarDate,
  start: CalendarDate | null,
  end: CalendarDate,
  noticeBy: CalendarDate | null,
): ContractDates["status"] => {
  if (end.day < today.day) return "ended";
  if (start !== null && today.day < start.day) return "not_started";
  return noticeBy !== null && noticeBy.day < today.day ? "notice_passed" : "running";
};

const nothing = { end: null, noticeBy: null, deadline: null, daysLeft: null, renewals: 0 } as const;

/**
 * The term, notice day and next deadline of something on a day.
 *
 * A renewal moves the end by whole months from the first end, and the notice day with it. The end and the notice day
 * themselves are still in time. Once notice is late for a term that renews, the deadline is the notice day of the next.
 * Unit: calendar days.
 */
export const contractDates = (item: Dated, today: CalendarDate): ContractDates => {
  const first = dateOf(item.end);
  const start = dateOf(item.effective);
  if (first === null) {
    const isEarly = start !== null && today.day < start.day;
    return { ...nothing, status: isEarly ? "not_started" : "open_ended" };
  }
  const term = item.renewMonths !== null && item.renewMonths > 0 ? item.renewMonths : null;
  const renewals = term === null ? 0 : renewalsBy(first, term, today);
  const end = term === null ? first : endAfter(first, term, renewals);
  const noticeBy = noticeDay(end, item.notice);
  const status = statusOf(today, start, end, noticeBy);
  const isLate = status === "notice_passed";
  const next = isLate && term !== null ? noticeDay(endAfter(first, term, renewals + 1), item.notice) : null;
  const deadline = next ?? (isLate ? end : (noticeBy ?? end));
  return { status, end, noticeBy, deadline, daysLeft: daysBetween(today, deadline), renewals };
};
