import type { RequestTone } from "../../../model/review/playbook.ts";
import type { Finding, MissingClause, Review } from "../../../model/review/review.ts";
import { rewordingOf } from "./rewording-of.ts";

const findingIn = (finding: Finding, tone: RequestTone): Finding => {
  const request = finding.requests?.[tone];
  if (!request) return finding;
  const reworded = { ...finding, request: request.text };
  if (request.wording === undefined) return reworded;
  const rewording = rewordingOf(finding.quote, request.wording);
  return { ...reworded, ...(rewording ? { rewording } : { rewording: undefined }) };
};

const missingIn = (missing: MissingClause, tone: RequestTone): MissingClause => {
  const request = missing.requests?.[tone];
  if (!request) return missing;
  return { ...missing, request: request.text, ...(request.wording ? { wording: request.wording } : {}) };
};

/** A review with its requests and proposed wordings in one tone; points without tones stay as they are. */
export const applyTone = (review: Review, tone: RequestTone): Review => ({
  ...review,
  findings: review.findings.map((finding) => findingIn(finding, tone)),
  missing: review.missing?.map((missing) => missingIn(missing, tone)) ?? null,
});

/** Whether a review has requests in two tones. */
export const hasTones = ({ findings, missing }: Review): boolean =>
  [...findings, ...(missing ?? [])].some(({ requests }) => requests !== undefined);
