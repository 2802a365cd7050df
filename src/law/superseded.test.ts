import { expect, test } from "vitest";
import { isSuperseded } from "./superseded.ts";

const old = { from: "2020-01-01" };
const current = { from: "2026-01-01" };
const future = { from: "2027-01-01" };

test.each([
  ["a row with a later row in force", old, "2026-01-01", true],
  ["a row whose successor begins tomorrow", old, "2025-12-31", false],
  ["the row in force", current, "2026-11-23", false],
  ["the row in force, with an enacted successor", current, "2026-12-31", false],
  ["a row that is not in force yet", future, "2026-11-23", false],
  ["a row on its last day", { from: "2026-01-01", to: "2026-11-23" }, "2026-11-23", false],
  ["a row on the day after its last day", { from: "2026-01-01", to: "2026-11-23" }, "2026-11-24", true],
] as const)("%s", (_, row, day, expected) => {
  expect(isSuperseded(row, [old, current, future], day)).toBe(expected);
});
