import type { RequestTone } from "../../../model/review/playbook.ts";
import type { Finding, MissingClause, Review, Rewording } from "../../../model/review/review.ts";
import { quoteBody } from "../text/quote-at.ts";

const rewordingOf = ({ quote, rewording }: Finding, text: string | undefined): Rewording | undefined => {
  if (text === undefined) return rewording;
  if (rewording) return { ...rewording, text };
  return { how: "replace", at: quoteBody(quote), text };
};

const findingIn = (finding: Finding, tone: RequestTone): Finding => {
  const request = finding.requests?.[tone];
  if (!request) return finding;
  const rewording = rewordingOf(finding, request.wording);
  return { ...finding, request: request.text, ...(rewording ? { rewording } : {}) };
};

const missingIn = (missing: MissingClause, tone: RequestTone): MissingClause => {
  const request = missing.requests?.[tone];
  if (!request) return missing;
  return { ...missing, request: request.text, ...(request.wording ? { wording: request.wording } : {}) };
};

/** A review with its requests and proposed wordings in one tone; points without tones stay as they are. */
export const withTone = (review: Review, tone: RequestTone): Review => ({
  ...review,
  findings: review.findings.map((finding) => findingIn(finding, tone)),
  missing: review.missing?.map((missing) => missingIn(missing, tone)) ?? null,
});

/** Whether a review has requests in two tones. */
export const hasTones = ({ findings, missing }: Review): boolean =>
  [...findings, ...(missing ?? [])].some(({ requests }) => requests !== undefined);
