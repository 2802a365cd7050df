import type { ReadText } from "./reading.ts";
import type { Decisions } from "./review-decisions.ts";

/** A review kept on the device: the text and what the visitor decided. What was found is found again when it is opened. */
export type SavedReview = {
  readonly format: 1;
  readonly id: string;
  /** Name of the file; empty for a pasted text. */
  readonly name: string;
  /** Path of the page it was made on. */
  readonly page: string;
  readonly read: ReadText;
  readonly kind: string | null;
  readonly side: string | null;
  readonly decisions: Decisions;
  /** Points found and things missing when it was last saved. */
  readonly findings: number;
  readonly missing: number;
  /** ISO date-time. */
  readonly changed: string;
};
