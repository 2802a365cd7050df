import { expect, test } from "vitest";
import type { Expression } from "../../../src/model/expression.ts";
import { parseIsoDate } from "../../../src/values/date.ts";
import { boundaryCases } from "./boundary-cases.ts";

const formula = (source: string): Expression => ({ ast: null, deps: [], source });
const cases = (place: string, on: string): string =>
  boundaryCases(
    { jurisdiction: formula(place), keyDate: formula(on) },
    { place: "US-OR", from: parseIsoDate("2028-03-01")! },
  );

test("a new row needs a case on its first day and one on the day before", () => {
  expect(cases("state", "effective_date").match(/answers: .*/g)).toEqual([
    "answers: { effective_date: 2028-02-29 }",
    "answers: { effective_date: 2028-03-01 }",
  ]);
  expect(cases("state", "effective_date")).toContain("# a case with state: US-OR");
});

test("the day of the case itself decides where the law goes by today", () => {
  expect(cases("state", "today").match(/^ {4}today: .*/gm)).toEqual(["    today: 2028-02-29", "    today: 2028-03-01"]);
});

test("a formula is quoted, and the author finds the answers that make it true", () => {
  expect(cases("tenant.place", "coalesce(a, b)")).toContain("# so that coalesce(a, b) is 2028-02-29");
  expect(cases("tenant.place", "coalesce(a, b)")).toContain("# a case with tenant.place = US-OR");
});
