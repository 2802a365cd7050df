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
  /** Whether the deadline is for giving notice, or is the end itself. */
  readonly about: "notice" | "end";
};

/** Default reminders, in days before a deadline. */
export const DEFAULT_REMINDERS: readonly number[] = [90, 60, 30, 7, 1];

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

/** The reminders due today, nearest deadline first; at most one for each item. */
export const dueReminders = (items: readonly TrackedItem[], today: CalendarDate): readonly Reminder[] =>
  items.flatMap((item) => dueFor(item, today)).toSorted((a, b) => a.deadline.day - b.deadline.day);
