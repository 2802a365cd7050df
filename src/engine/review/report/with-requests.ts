import type { ReviewRequests, ToneRequests } from "../../../model/review/playbook.ts";
import type { Review } from "../../../model/review/review.ts";

type Point = { readonly playbook: string; readonly rule: string };

/** A review with the requests to the other side for its points: those for the reader's side, or for everyone. */
export const withRequests = (review: Review, requests: ReviewRequests): Review => {
  const requestsFor = ({ playbook, rule }: Point): { readonly requests?: ToneRequests } => {
    const ofItem = requests[playbook]?.[rule];
    const found = (review.side === null ? undefined : ofItem?.sides[review.side]) ?? ofItem?.all;
    return found ? { requests: found } : {};
  };
  return {
    ...review,
    findings: review.findings.map((finding) =>
      finding.check === "clause" ? { ...finding, ...requestsFor(finding) } : finding,
    ),
    missing: review.missing?.map((clause) => ({ ...clause, ...requestsFor(clause) })) ?? null,
  };
};
