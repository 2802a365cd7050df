import type { Review } from "../../../model/review/review.ts";
import type { ReviewPlaybooks } from "../report/begin-review.ts";
import { parseContract } from "../text/parse-contract.ts";
import { compareClauses } from "./compare-clauses.ts";
import { compareFacts } from "./compare-facts.ts";
import { comparePoints } from "./compare-points.ts";
import type { Comparison } from "./comparison.ts";

/** A version of a contract with its review. */
export type ReviewedVersion = { readonly text: string; readonly review: Review };

/** Compares an earlier version with the current one; both are reviewed by the same playbook and for the same side. */
export const compareVersions = (
  before: ReviewedVersion,
  after: ReviewedVersion,
  { general, playbooks }: ReviewPlaybooks,
): Comparison => {
  const { changes, unchanged } = compareClauses(parseContract(before.text), parseContract(after.text));
  return {
    clauses: changes,
    unchanged,
    facts: compareFacts(before.review.facts, after.review.facts),
    points: comparePoints(before.review, after.review, general, playbooks),
    sections: { before: before.review.sections, after: after.review.sections },
  };
};
