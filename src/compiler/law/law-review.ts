import { parseIsoDate } from "../../values/date.ts";
import type { LawRow } from "./compile-law-topic.ts";
import type { Report } from "../problems/problem.ts";
import { rangeInRow } from "./law-values.ts";

/** Days after the review date from which a value is an error instead of a warning. */
const GRACE_DAYS = 30;

const isLongPast = (reviewBy: string, today: string): boolean => {
  const [due, now] = [parseIsoDate(reviewBy), parseIsoDate(today)];
  return due !== null && now !== null && now.day > due.day + GRACE_DAYS;
};

/** Reports values still in force that are past their review date: one problem per jurisdiction and date. */
export const checkReview = (rows: readonly LawRow[], code: string, today: string, report: Report): void => {
  const overdue = rows.filter(({ row }) => row.review_by !== undefined && row.review_by < today);
  for (const reviewBy of new Set(overdue.map(({ row }) => row.review_by!))) {
    const ones = overdue.filter(({ row }) => row.review_by === reviewBy);
    const what = ones.length === 1 ? "This value" : `${ones.length} values of ${code}`;
    const message = `${what} should have been read again by ${reviewBy}.`;
    report(isLongPast(reviewBy, today) ? "CW063" : "CW062", rangeInRow(ones[0]!, "review_by"), message);
  }
};
