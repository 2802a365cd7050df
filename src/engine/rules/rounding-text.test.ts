import { expect, test } from "vitest";
import { roundingText } from "./rounding-text.ts";

const FORMAT = { language: "en", currency: "USD", cache: new Map() };

test.each([
  ["USD", "1", "up", "rounded up to a whole dollar"],
  ["USD", "0.01", "half_up", "rounded to the cent"],
  ["USD", "50", "down", "rounded down to a multiple of $50"],
  ["EUR", "1", "up", "rounded up to a whole euro"],
  ["JPY", "1", "down", "rounded down to a whole yen"],
  ["CHF", "1", "half_even", "rounded half to even to a multiple of CHF 1"],
  ["days", "1", "up", "rounded up to a whole number"],
  [null, "0.5", "half_up", "rounded to a multiple of 0.5"],
] as const)("the unit %s in steps of %s, %s: %s", (unit, step, direction, text) =>
  expect(roundingText({ step, direction }, unit, FORMAT)).toBe(text),
);
