import { expect, test } from "vitest";
import { draftedFacts } from "../../scripts/train/facts/labeled-facts.ts";
import { measureFacts } from "../../scripts/train/facts/measure-facts.ts";

const { counts } = measureFacts(draftedFacts("development"), "development");
const shareOf = (kind: string, which: "precision" | "recall"): number => {
  const { right, reported, found, labeled } = counts.get(kind) ?? { right: 0, reported: 1, found: 0, labeled: 1 };
  return which === "precision" ? right / reported : found / labeled;
};

// The labels were written by hand before the reader; the report half is left to `npm run train`.
test.each([
  ["parties", 0.98, 0.97],
  ["roles", 0.98, 0.97],
  ["expiration_date", 0.9, 0.95],
  ["governing_law", 0.97, 0.9],
  ["signatures", 0.97, 0.9],
])("%s of the drafted papers are right and found", (kind, precision, recall) => {
  expect(shareOf(kind, "precision")).toBeGreaterThanOrEqual(precision);
  expect(shareOf(kind, "recall")).toBeGreaterThanOrEqual(recall);
});
