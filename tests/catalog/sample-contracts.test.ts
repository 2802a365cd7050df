import { expect, test } from "vitest";
import { reviewText } from "../../src/engine/review/report/review-text.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import { reviewLaw, reviewModels, reviewPlaybooks } from "../../scripts/cli/review-playbooks.ts";
import { kappaOf, reviewedSeverity, severityExamples, stepsApart } from "../review/severity/severity-examples.ts";
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

// Two marks that are one step apart are within what careful lawyers disagree about; two steps are a mistake.
test.each(severityExamples().map((example) => [example.id, example] as const))(
  "passage %s is as serious in a review as to a lawyer, within a step (R12)",
  (_, example) => {
    const reviewed = reviewedSeverity(example, { tools, law, model });
    const apart = stepsApart(reviewed, example.first);
    if (example.unrecorded === undefined) expect(apart).toBeLessThanOrEqual(1);
    else expect(reviewed).not.toBe("high");
  },
);

test("two readers who did not know each other's marks agree on how serious passages are", () => {
  expect(kappaOf(severityExamples())).toBeGreaterThanOrEqual(0.8);
});

test("at least four of five passages are as serious in a review as to two lawyers who agree", () => {
  const agreed = severityExamples().filter(({ first, second }) => first === second);
  const same = agreed.filter((example) => reviewedSeverity(example, { tools, law, model }) === example.first);
  expect(same.length / agreed.length).toBeGreaterThanOrEqual(0.8);
});
