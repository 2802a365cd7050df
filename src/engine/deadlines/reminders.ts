import { isoDate } from "../../values/date.ts";
import type { CalendarDate } from "../../values/date.ts";
import type { TrackedItem } from "../../model/vault.ts";
import { contractDates } from "./contract-dates.ts";

/** A reminder that is due: the deadline it speaks of and the key under which it can be put away. */
export type Reminder = {
  readonly item: TrackedItem;
  readonly key: string;
  readonly deadline: CalendarDate;
  readonly daysLeft: number;
  /** Whether the deadline is for giving notice, or is the end itself. */
  readonly about: "notice" | "end";
};

/** Days before a deadline on which people are reminded unless they choose otherwise. */
export const USUAL_REMINDERS: readonly number[] = [90, 60, 30, 7, 1];

const dueFor = (item: TrackedItem, today: CalendarDate): readonly Reminder[] => {
  const { deadline, daysLeft, status, noticeBy, end } = contractDates(item, today);
  if (deadline === null || daysLeft === null || daysLeft < 0 || status === "ended") return [];
  // Several may have come due while nobody looked: one reminder stands for all of them.
  const reached = item.remind.filter((offset) => daysLeft <= offset).toSorted((a, b) => a - b)[0];
  if (reached === undefined) return [];
  const key = `${isoDate(deadline)}:${reached}`;
  if (item.seen.includes(key)) return [];
  const isEnd = noticeBy === null || deadline.day === end?.day;
  return [{ item, key, deadline, daysLeft, about: isEnd ? "end" : "notice" }];
};

/** Everything to be reminded of today, the nearest deadline first; at most one reminder for each item. */
export const dueReminders = (items: readonly TrackedItem[], today: CalendarDate): readonly Reminder[] =>
  items.flatMap((item) => dueFor(item, today)).toSorted((a, b) => a.deadline.day - b.deadline.day);
