import { expect, test } from "vitest";
import { parseIsoDate } from "../../../values/date.ts";
import { monthLetters, placeInYear } from "./year-line.ts";

const day = (iso: string) => parseIsoDate(iso)!;

const TODAY = day("2026-11-30");

test.each([
  ["2026-11-01", 0],
  // 73 of the 365 days from November 1, 2026, to November 1, 2027.
  ["2027-01-13", 0.2],
  ["2027-11-01", 1],
  ["2026-10-31", null],
  ["2027-11-02", null],
])("%s is at %s of the year that begins with this month", (iso, place) => {
  expect(placeInYear(day(iso), TODAY)).toBe(place);
});

test("the months begin with the current one", () => {
  expect(monthLetters(TODAY).join("")).toBe("NDJFMAMJJASO");
});
