import type { ExtractedText } from "./uploaded-file.ts";
import type { ReviewDecisions } from "./review-decisions.ts";

/** A review stored on the device: the text and the visitor's decisions. Findings are computed again when it is opened. */
export type SavedReview = {
  readonly format: 1;
  readonly id: string;
  /** File name; empty for pasted text. */
  readonly name: string;
  /** Path of the page where it was made. */
  readonly page: string;
  readonly read: ExtractedText;
  readonly kind: string | null;
  readonly side: string | null;
  /** The place the visitor chose; absent if it is taken from the text. */
  readonly place?: string | undefined;
  /** How to ask the other side; absent for the mild tone. */
  readonly tone?: "firm" | undefined;
  readonly decisions: ReviewDecisions;
  /** Number of findings and missing clauses when last saved; null if missing clauses were not looked for. */
  readonly findings: number;
  readonly missing: number | null;
  /** ISO date-time. */
  readonly changed: string;
};
