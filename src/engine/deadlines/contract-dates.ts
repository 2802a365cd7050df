import { addMonths, daysBetween, parseIsoDate, subtractDuration } from "../../values/date.ts";
import type { CalendarDate } from "../../values/date.ts";
import type { TrackedItem } from "../../model/storage/vault.ts";

/** The status and deadlines of a term on a given date. */
export type ContractDates = {
  readonly status: "open_ended" | "not_started" | "running" | "notice_passed" | "ended";
  /** Last day of the current term (the first one before it starts, the last one after it ended). */
  readonly end: CalendarDate | null;
  /** Last day on which notice is timely for that term. */
  readonly noticeBy: CalendarDate | null;
  /** The next deadline: the notice day, or the end. */
  readonly deadline: CalendarDate | null;
  /** Calendar days from today to the deadline. */
  readonly daysLeft: number | null;
  /** Calendar days since the notice day of that term passed; null if it has not. */
  readonly daysSinceNotice: number | null;
  /** How often it has renewed so far. */
  readonly renewals: number;
};

type TermDates = Pick<TrackedItem, "effective" | "end" | "renewMonths" | "notice">;

const dateOf = (iso: string | null): CalendarDate | null => (iso === null ? null : parseIsoDate(iso));

// Count from the first end: a term that ends on January 31 keeps ending on the last day of its month.
const endAfter = (first: CalendarDate, renewMonths: number, renewals: number): CalendarDate =>
  addMonths(first, renewMonths * renewals);

const renewalsBy = (first: CalendarDate, renewMonths: number, today: CalendarDate): number => {
  let renewals = 0;
  while (endAfter(first, renewMonths, renewals).day < today.day) renewals += 1;
  return renewals;
};

const noticeDay = (end: CalendarDate, notice: TermDates["notice"]): CalendarDate | null =>
  notice === null ? null : subtractDuration(end, { type: "duration", ...notice });

/** The first notice day, of this term or a later one, that has not passed; null where no notice is needed. */
const nextNotice = (
  { notice }: TermDates,
  first: CalendarDate,
  renewMonths: number,
  renewals: number,
  today: CalendarDate,
): CalendarDate | null => {
  for (let term = renewals; ; term += 1) {
    const day = noticeDay(endAfter(first, renewMonths, term), notice);
    if (day === null || day.day >= today.day) return day;
  }
};

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

const nothing = {
  end: null,
  noticeBy: null,
  deadline: null,
  daysLeft: null,
  daysSinceNotice: null,
  renewals: 0,
} as const;

/**
 * The term, notice day and next deadline on a date.
 *
 * A renewal moves the end by whole months from the first end, and the notice day with it. Both days are inclusive. Once
 * the notice day of a renewing term has passed, the deadline is the notice day of the first later term that can still be ended.
 * Unit: calendar days.
 */
export const contractDates = (item: TermDates, today: CalendarDate): ContractDates => {
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
  const next = isLate && term !== null ? nextNotice(item, first, term, renewals, today) : null;
  const deadline = next ?? (isLate ? end : (noticeBy ?? end));
  const daysSinceNotice = isLate && noticeBy !== null ? daysBetween(noticeBy, today) : null;
  return { status, end, noticeBy, deadline, daysLeft: daysBetween(today, deadline), daysSinceNotice, renewals };
};
