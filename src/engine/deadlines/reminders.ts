import { isoDate } from "../../values/date.ts";
import type { CalendarDate } from "../../values/date.ts";
import type { TrackedItem } from "../../model/storage/vault.ts";
import { contractDates } from "./contract-dates.ts";

/** A due reminder: its deadline, and the key under which it is dismissed. */
export type Reminder = {
  readonly item: TrackedItem;
  readonly key: string;
  readonly deadline: CalendarDate;
  readonly daysLeft: number;
  /** Whether the deadline is for giving notice, is the end itself, or is a notice day that has passed. */
  readonly about: "notice" | "end" | "missed";
};

/** Default reminders, in days before a deadline. */
export const DEFAULT_REMINDERS: readonly number[] = [90, 60, 30, 7, 1];

const missedFor = (item: TrackedItem, today: CalendarDate): readonly Reminder[] => {
  const { noticeBy, daysSinceNotice } = contractDates(item, today);
  if (noticeBy === null || daysSinceNotice === null) return [];
  const key = `${isoDate(noticeBy)}:missed`;
  return item.seen.includes(key)
    ? []
    : [{ item, key, deadline: noticeBy, daysLeft: -daysSinceNotice, about: "missed" }];
};

const dueFor = (item: TrackedItem, today: CalendarDate): readonly Reminder[] => {
  const { deadline, daysLeft, status, noticeBy, end } = contractDates(item, today);
  if (deadline === null || daysLeft === null || daysLeft < 0 || status === "ended") return [];
  // Several may have come due since the last visit: show only the most recent.
  const currentReminder = item.remind.filter((offset) => daysLeft <= offset).toSorted((a, b) => a - b)[0];
  if (currentReminder === undefined) return [];
  const key = `${isoDate(deadline)}:${currentReminder}`;
  if (item.seen.includes(key)) return [];
  const isEnd = noticeBy === null || deadline.day === end?.day;
  return [{ item, key, deadline, daysLeft, about: isEnd ? "end" : "notice" }];
};

/** The reminders due today: missed notice days, then the nearest deadline of each item, earliest first. */
export const dueReminders = (items: readonly TrackedItem[], today: CalendarDate): readonly Reminder[] =>
  items
    .flatMap((item) => [...missedFor(item, today), ...dueFor(item, today)])
    .toSorted((a, b) => a.deadline.day - b.deadline.day);

/** Items whose notice day was missed, then those with the nearest deadline, then those without one or that have ended. */
export const byUrgency = (items: readonly TrackedItem[], today: CalendarDate): readonly TrackedItem[] => {
  const urgency = (item: TrackedItem): number => {
    const { status, noticeBy, deadline, daysSinceNotice } = contractDates(item, today);
    if (status === "ended") return Infinity;
    return (daysSinceNotice === null ? deadline : noticeBy)?.day ?? Number.MAX_SAFE_INTEGER;
  };
  const days = new Map(items.map((item) => [item, urgency(item)]));
  // Two that have ended are equal: the difference of infinities is not a number.
  return items.toSorted((a, b) => days.get(a)! - days.get(b)! || 0);
};
