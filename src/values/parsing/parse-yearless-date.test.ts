import { expect, test } from "vitest";
import { isoDate, parseIsoDate } from "../date.ts";
import { parseYearlessDate } from "./parse-yearless-date.ts";

const days = (typed: string, today = "2026-11-23") => {
  const found = parseYearlessDate(typed, parseIsoDate(today)!);
  return found && [isoDate(found.last), isoDate(found.next)];
};

test.each([
  ["Jan 5", ["2026-01-05", "2027-01-05"]],
  ["january 5th", ["2026-01-05", "2027-01-05"]],
  ["15 december", ["2025-12-15", "2026-12-15"]],
  ["12/1", ["2025-12-01", "2026-12-01"]],
  ["12月1日", ["2025-12-01", "2026-12-01"]],
  // Today itself is the last such day.
  ["Nov 23", ["2026-11-23", "2027-11-23"]],
])("%s is a day of two years", (typed, expected) => expect(days(typed)).toEqual(expected));

test.each(["soon", "March 2027", "13/40", "Jan 5, 2027"])("%s is no day without its year", (typed) =>
  expect(days(typed)).toBeNull(),
);

test("a leap day has no neighbors to choose from", () => expect(days("Feb 29", "2027-03-01")).toBeNull());
