import { expect, it } from "vitest";
import type { DateParts } from "../../values/parsing/parse-date.ts";
import { parseDateParts } from "../../values/parsing/parse-date.ts";
import { invalidDateParts } from "./invalid-date-parts.ts";

const CASES: readonly (readonly [DateParts, readonly string[]])[] = [
  [{ year: "2026", month: "", day: "5" }, ["month"]],
  [{ year: "", month: "", day: "5" }, ["year", "month"]],
  [{ year: "2026", month: "13", day: "5" }, ["month"]],
  [{ year: "2026", month: "2", day: "30" }, ["day"]],
  [{ year: "26", month: "2", day: "3" }, ["year"]],
  [{ year: "2026", month: "Smarch", day: "3" }, ["month"]],
  [{ year: "soon", month: "2", day: "first" }, ["year", "day"]],
  [{ year: "昭和64", month: "2", day: "3" }, ["year"]],
];

it.each(CASES)("of the date %j only these boxes are wrong: %j (F12)", (typed, wrong) => {
  const read = parseDateParts(typed);
  expect(read.ok).toBe(false);
  expect(read.ok || invalidDateParts(read.problem)).toEqual(wrong);
});

it("marks every box if only the complete date is wrong, and none if nothing is", () => {
  expect(invalidDateParts({ code: "too_early", params: { min: "2026-01-01" } })).toEqual(["year", "month", "day"]);
  expect(invalidDateParts({ code: "required" })).toEqual(["year", "month", "day"]);
  expect(invalidDateParts(null)).toEqual([]);
});
