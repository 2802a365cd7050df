import { expect, it } from "vitest";
import { handMadeReview } from "../../../../tests/reading/hand-made-review.ts";
import { isInFilter, pointEntries, pointPosition } from "./point-entries.ts";
import type { PointFilter } from "./point-entries.ts";

const [numbers, noLimit, renewal] = handMadeReview.findings;
const unchecked = { id: "u", rule: "fee", title: "Fee", reason: "no_place", found: ["$5"], facts: [] } as const;
const fact = {
  topic: "t",
  column: "c",
  label: "Limit",
  jurisdiction: "Ohio",
  formatted: "$5",
  cite: null,
  href: null,
  about: "",
};
const review = {
  ...handMadeReview,
  findings: [numbers!, { ...noLimit!, law: [fact as never] }, renewal!],
  unchecked: [{ ...unchecked, quote: numbers!.quote, section: null }],
};

const shown = (filter: PointFilter): readonly string[] =>
  pointEntries(review)
    .filter((entry) => isInFilter(entry, filter))
    .map(({ id }) => id);

it("all points are in one list, the most serious first", () => {
  expect(shown("all")).toEqual(["numbers", "no_limit", "renewal", "missing-law", "u-no_place", "unsure-end"]);
});

it("each filter shows its points", () => {
  expect(shown("change")).toEqual(["numbers", "no_limit", "renewal"]);
  expect(shown("missing")).toEqual(["missing-law"]);
  expect(shown("law")).toEqual(["no_limit"]);
  expect(shown("unchecked")).toEqual(["u-no_place", "unsure-end"]);
});

it("a point is counted among those of its kind, so that the count is that of the headline", () => {
  const entries = pointEntries(review);
  expect(pointPosition(entries, "missing-law")).toEqual({ at: 4, count: 4 });
  expect(pointPosition(entries, "u-no_place")).toEqual({ at: 1, count: 2 });
  expect(pointPosition(entries, null).at).toBe(0);
});
