import { expect, test } from "vitest";
import { reviewText } from "../../src/engine/review/report/review-text.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import { reviewLaw, reviewModels, reviewPlaybooks } from "../../scripts/cli/review-playbooks.ts";
import { reviewedAs, sampleContracts } from "../review/sample-contracts.ts";

const tools = reviewPlaybooks();
const model = reviewModels().clauses;
const law = reviewLaw(parseIsoDate("2026-11-24")!);

for (const { name, text, ...sample } of [...sampleContracts("contracts"), ...sampleContracts("held-out")]) {
  const { place, place_from, law: compared, unchecked } = sample;
  const expected = Object.fromEntries(
    Object.entries({ place, place_from, law: compared, unchecked }).filter(([, value]) => value !== undefined),
  );
  test(`a review of ${name} finds what a reader of it expects (R12)`, () => {
    expect(reviewedAs(reviewText({ text }, tools, law, model), sample)).toEqual(expected);
  });
}
