import { expect, test } from "vitest";
import { formatUtc, utcAndZoned, zonedTime } from "./zoned-time.ts";

// In Chicago the clocks went forward on 14 March 2027 at 02:00, which was 08:00 UTC, from UTC-06:00 to UTC-05:00.
test.each([
  ["2027-03-14T07:59:59.000Z", "America/Chicago", "2027-03-14 01:59:59 (UTC-06:00)"],
  ["2027-03-14T08:00:00.000Z", "America/Chicago", "2027-03-14 03:00:00 (UTC-05:00)"],
  ["2027-01-31T15:00:00.000Z", "Asia/Tokyo", "2027-02-01 00:00:00 (UTC+09:00)"],
  ["2027-01-31T15:00:00.000Z", "UTC", "2027-01-31 15:00:00 (UTC+00:00)"],
  ["2027-01-31T15:00:00.000Z", "Nowhere/City", "2027-01-31 15:00:00"],
])("%s in %s is %s", (at, zone, expected) => {
  expect(zonedTime(at, zone)).toBe(expected);
});

test("a time in UTC has no fraction of a second", () => {
  expect(formatUtc("2027-01-31T15:00:00.987Z")).toBe("2027-01-31 15:00:00");
});

test("says a moment once where the clocks agree", () => {
  const at = "2027-01-31T12:00:00.000Z";
  expect(utcAndZoned(at, "UTC")).toBe("2027-01-31 12:00:00 UTC");
  expect(utcAndZoned(at, "America/Chicago")).toBe(
    "2027-01-31 12:00:00 UTC; 2027-01-31 06:00:00 (UTC-06:00) America/Chicago",
  );
});
