import { expect, it } from "vitest";
import { handMadeReview, handMadeText, quoteOf } from "../../../../tests/reading/hand-made-review.ts";
import { withVerifiedQuotes } from "./verify-quotes.ts";

const { text } = handMadeText;

it("correct quotes are unchanged (R13)", () => {
  expect(withVerifiedQuotes(handMadeReview, text)).toEqual(handMadeReview);
});

it("a finding, fact or location whose quote is not in the text is dropped (R13)", () => {
  const wrong = { ...quoteOf("thirty (45)"), text: "thirty (46)" };
  const [first, ...others] = handMadeReview.findings;
  const checked = withVerifiedQuotes(
    {
      ...handMadeReview,
      findings: [{ ...first!, quote: wrong }, ...others.map((finding) => ({ ...finding, also: [wrong] }))],
      unsure: handMadeReview.unsure.map((finding) => ({ ...finding, quote: wrong })),
      met: handMadeReview.met.map((expectation) => ({ ...expectation, quote: wrong })),
      facts: [{ id: "money", values: [{ text: "46", quote: wrong }] }],
      pairs: [{ id: "may_assign", held: [wrong, quoteOf("without limit")], oneSided: true }],
    },
    text,
  );
  expect(checked.findings.map(({ id, also }) => [id, also])).toEqual([
    ["no_limit", []],
    ["renewal", []],
  ]);
  expect([checked.unsure, checked.met]).toEqual([[], []]);
  expect(checked.facts).toEqual([{ id: "money", values: [] }]);
  expect(checked.pairs[0]?.held).toEqual([null, quoteOf("without limit")]);
});
