import { expect, it } from "vitest";
import { handMadeReview } from "../../../../tests/reading/hand-made-review.ts";
import type { ToneRequests } from "../../../model/review/playbook.ts";
import type { Review } from "../../../model/review/review.ts";
import { withRequests } from "./with-requests.ts";

const ask = (text: string): ToneRequests => ({ mild: { text }, firm: { text: `${text} Now.` } });
const [first, second, third] = handMadeReview.findings;
const clause = { check: "clause", playbook: "lease" } as const;
const review: Review = {
  ...handMadeReview,
  findings: [
    { ...first!, ...clause, rule: "fee" },
    { ...second!, ...clause, rule: "term" },
    { ...third!, ...clause, rule: "fee", check: "auto_renewal" },
  ],
  missing: [{ ...handMadeReview.missing![0]!, playbook: "lease", rule: "fee" }],
};
const requests = { lease: { fee: { all: ask("Please lower it."), sides: { tenant: ask("Please drop it.") } } } };

it.each([
  [null, "Please lower it."],
  ["landlord", "Please lower it."],
  ["tenant", "Please drop it."],
])("points get the requests for side %s; other points and checks get none", (side, text) => {
  const { findings, missing } = withRequests({ ...review, side }, requests);
  expect(findings.map((finding) => finding.requests?.mild.text)).toEqual([text, undefined, undefined]);
  expect(missing?.map((one) => one.requests?.mild.text)).toEqual([text]);
});

it("a text that was not searched for missing clauses stays so", () => {
  expect(withRequests({ ...review, missing: null }, requests).missing).toBeNull();
});
