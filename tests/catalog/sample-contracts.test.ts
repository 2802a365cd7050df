import { expect, test } from "vitest";
import { reviewText } from "../../src/engine/review/report/review-text.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import { reviewLaw, reviewModels, reviewPlaybooks } from "../../scripts/cli/review-playbooks.ts";
import { expectationOf, readSample, reviewedAs, sampleContracts } from "../review/sample-contracts.ts";

const tools = reviewPlaybooks();
const model = reviewModels().clauses;
const law = reviewLaw(parseIsoDate("2026-11-24")!);

for (const sample of [...sampleContracts("contracts"), ...sampleContracts("held-out")]) {
  const expected = expectationOf(sample);
  test(`a review of ${sample.name} finds what a reader of it expects (R12)`, () => {
    const read = readSample(sample);
    const review = reviewText({ text: read.text }, tools, law, model);
    expect(reviewedAs(read, review, expected)).toEqual(expected);
  });
}
