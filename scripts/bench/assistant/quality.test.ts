import { expect, test } from "vitest";
import { qualityRow } from "./quality.ts";
import { shareOf, slotsF1 } from "./score.ts";

const NONE = { right: 0, of: 0 };

test("a figure without rows has no share", () => {
  expect(shareOf(NONE)).toBeNull();
  expect(shareOf({ right: 0, of: 2 })).toBe(0);
});

test("F1 is missing if no slot was expected, and zero if none was given", () => {
  const score = (slotsFound: typeof NONE, slotsGiven: typeof NONE) =>
    slotsF1({ slotsFound, slotsGiven } as Parameters<typeof slotsF1>[0]);
  expect(score(NONE, { right: 0, of: 1 })).toBeNull();
  expect(score({ right: 0, of: 3 }, NONE)).toBe(0);
  // Recall 1/2, precision 1: 2 × 0.5 / 1.5.
  expect(score({ right: 1, of: 2 }, { right: 1, of: 1 })).toBeCloseTo(2 / 3);
});

test("a row of the page has a dash for a set without rows, and bold figures for those that miss the goal", () =>
  expect(qualityRow("law", [0.9, 1, null, 0.5], 0.9)).toBe("| law | 90.0 | 90.0 | 100.0 | – | **50.0** |"));
