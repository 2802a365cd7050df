import { parseIsoDate } from "../../values/date.ts";
import type { LawRow } from "../kinds/law.ts";
import type { Report } from "../problem.ts";
import { placeInRow } from "./law-values.ts";

/** Days after its review from which a value counts as a fault. */
const GRACE = 30;

const isLongPast = (reviewBy: string, today: string): boolean => {
  const [due, now] = [parseIsoDate(reviewBy), parseIsoDate(today)];
  return due !== null && now !== null && now.day > due.day + GRACE;
};

/** The values of one place, in force today or later, that nobody has read again by the day they should have been: one problem for each such day. */
export const checkReview = (rows: readonly LawRow[], code: string, today: string, report: Report): void => {
  const overdue = rows.filter(({ row }) => row.review_by !== undefined && row.review_by < today);
  for (const reviewBy of new Set(overdue.map(({ row }) => row.review_by!))) {
    const ones = overdue.filter(({ row }) => row.review_by === reviewBy);
    const what = ones.length === 1 ? "This value" : `${ones.length} values of ${code}`;
    const message = `${what} should have been read again by ${reviewBy}.`;
    report(isLongPast(reviewBy, today) ? "CW063" : "CW062", placeInRow(ones[0]!, "review_by"), message);
  }
};
