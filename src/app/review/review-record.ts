import type { RequestTone } from "../../model/review/playbook.ts";
import type { ReviewDecisions } from "../../model/review/review-decisions.ts";
import type { SavedReview } from "../../model/review/saved-review.ts";
import { shortName } from "../storage/records/short-names.ts";
import type { ReviewChoice, ReviewedText } from "./worker/worker-messages.ts";

type Source = {
  readonly id: string;
  /** Path of the page it was made on. */
  readonly page: string;
  readonly reviewed: {
    readonly name: string;
    readonly read: ReviewedText["read"];
    readonly review: { readonly findings: readonly unknown[]; readonly missing: readonly unknown[] | null };
  };
  readonly choice: ReviewChoice;
  readonly tone: RequestTone;
  readonly decisions: ReviewDecisions;
};

/** A review as it is stored: the text and what the visitor chose and decided. */
export const reviewRecord = ({ id, page, reviewed, choice, tone, decisions }: Source, now: string): SavedReview => ({
  format: 1,
  id,
  name: shortName(reviewed.name),
  page,
  read: reviewed.read,
  kind: choice.playbook ?? null,
  side: choice.side ?? null,
  ...(choice.place === undefined ? {} : { place: choice.place }),
  ...(tone === "firm" ? { tone } : {}),
  decisions,
  findings: reviewed.review.findings.length,
  missing: reviewed.review.missing === null ? null : reviewed.review.missing.length,
  changed: now,
});
