import { describe, expect, test } from "vitest";
import { isoDate, parseIsoDate } from "../../values/date.ts";
import { contractDates } from "./contract-dates.ts";

const day = (iso: string) => parseIsoDate(iso)!;
const item = (
  end: string | null,
  renewMonths: number | null,
  notice: [number, number] | null,
  effective: string | null = null,
) => ({
  effective,
  end,
  renewMonths,
  notice: notice && { months: notice[0], days: notice[1] },
});
const on = (given: ReturnType<typeof item>, today: string) => {
  const dates = contractDates(given, day(today));
  const iso = (date: typeof dates.end) => (date ? isoDate(date) : null);
  return [dates.status, iso(dates.end), iso(dates.noticeBy), iso(dates.deadline), dates.daysLeft, dates.renewals];
};

test.each([
  // 30 days before 31 December is 1 December, which is still in time.
  [item("2027-12-31", null, [0, 30]), "2027-12-01", null],
  [item("2027-12-31", null, [0, 30]), "2027-12-02", 1],
  // 28 days before the end of 26 December 2026; a renewing term is no different until it renews.
  [item("2026-12-26", 12, [0, 28]), "2026-11-29", 1],
  [item("2026-12-26", 12, [0, 28]), "2026-12-26", 28],
  [item("2026-12-26", 12, [0, 28]), "2026-12-27", null],
  [item("2027-12-31", null, [0, 30]), "2028-01-01", null],
  [item("2027-12-31", null, null), "2027-12-30", null],
])("the days since a missed notice day: %j on %s", (given, today, days) => {
  expect(contractDates(given, day(today)).daysSinceNotice).toBe(days);
});

// Calculated by hand with a calendar.
describe("the notice deadline follows the current term", () => {
  test.each([
    // 30 days before 31 December is 1 December; from 1 November that is 30 days away.
    [
      "a fixed term with notice",
      item("2027-12-31", null, [0, 30]),
      "2027-11-01",
      ["running", "2027-12-31", "2027-12-01", "2027-12-01", 30, 0],
    ],
    // The notice day itself is still in time.
    [
      "on the notice day",
      item("2027-12-31", null, [0, 30]),
      "2027-12-01",
      ["running", "2027-12-31", "2027-12-01", "2027-12-01", 0, 0],
    ],
    // A day later notice is late; what comes next is the end, 29 days away.
    [
      "a day after the notice day",
      item("2027-12-31", null, [0, 30]),
      "2027-12-02",
      ["notice_passed", "2027-12-31", "2027-12-01", "2027-12-31", 29, 0],
    ],
    [
      "a day after the end",
      item("2027-12-31", null, [0, 30]),
      "2028-01-01",
      ["ended", "2027-12-31", "2027-12-01", "2027-12-01", -31, 0],
    ],
    // 36 months first, then 12 by 12: the second term ends 30 June 2028, notice two months before.
    [
      "renewed once",
      item("2027-06-30", 12, [2, 0]),
      "2027-07-01",
      ["running", "2028-06-30", "2028-04-30", "2028-04-30", 304, 1],
    ],
    // Notice of 30 months for a term of 12: it is late for three terms more, those with notice days in 2024, 2025 and 2026.
    [
      "notice longer than a term",
      item("2026-12-31", 12, [30, 0]),
      "2026-11-30",
      ["notice_passed", "2026-12-31", "2024-06-30", "2027-06-30", 212, 0],
    ],
    // Late for 2027: the next notice day is that of the term after, 30 April 2028.
    [
      "late notice, renewing",
      item("2027-06-30", 12, [2, 0]),
      "2027-05-15",
      ["notice_passed", "2027-06-30", "2027-04-30", "2028-04-30", 351, 0],
    ],
    ["no end", item(null, null, null), "2027-01-01", ["open_ended", null, null, null, null, 0]],
    [
      "not started",
      item("2027-12-31", null, null, "2027-03-01"),
      "2027-01-01",
      ["not_started", "2027-12-31", null, "2027-12-31", 364, 0],
    ],
    // Every month from 31 January: February is clamped, March is the 31st again.
    [
      "month ends clamp and come back",
      item("2027-01-31", 1, null),
      "2027-03-01",
      ["running", "2027-03-31", null, "2027-03-31", 30, 2],
    ],
    // 29 February 2028 renewed by a year is 28 February 2029.
    ["leap day", item("2028-02-29", 12, null), "2028-03-01", ["running", "2029-02-28", null, "2029-02-28", 364, 1]],
  ])("%s", (_name, given, today, expected) => {
    expect(on(given, today)).toEqual(expected);
  });
});
