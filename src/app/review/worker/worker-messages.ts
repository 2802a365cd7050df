import type { Comparison } from "../../../engine/review/compare/comparison.ts";
import type { InputProblem } from "../../../model/problem.ts";
import type { ExtractedText } from "../../../model/review/uploaded-file.ts";
import type { Review } from "../../../model/review/review.ts";

/** The file or text that a visitor submits for review. */
export type ReviewSource =
  | { readonly type: "file"; readonly name: string; readonly bytes: Uint8Array }
  | { readonly type: "text"; readonly text: string }
  /** A text that was read before, to be reviewed again as another kind, for another side, or from a saved review. */
  | { readonly type: "read"; readonly name: string; readonly read: ExtractedText };

/** The visitor's choice of playbook, side and place; the rest is detected. */
export type ReviewChoice = { readonly playbook?: string; readonly side?: string; readonly place?: string };

export type ReviewRequest = {
  readonly type: "review";
  readonly requestId: number;
  readonly source: ReviewSource;
  readonly choice: ReviewChoice;
  /** The playbook of the page, a hint for classification; undefined on the general page. */
  readonly expected: string | undefined;
  /** Whether to review a text although it does not read like a contract. */
  readonly anyText: boolean;
  /** ISO date. */
  readonly today: string;
};

/** Progress: pages read out of all pages, then the review itself. */
export type Stage =
  { readonly type: "reading"; readonly page: number; readonly pages: number } | { readonly type: "reviewing" };

/** A text with what was found in it. */
export type ReviewedText = {
  readonly name: string;
  readonly read: ExtractedText;
  readonly review: Review;
  /** False if the trained weights could not be loaded: then only phrases and checks found anything. */
  readonly hasModel: boolean;
};

/** An update while the work is running: its stage, or the findings so far. */
export type ReviewUpdate =
  { readonly type: "stage"; readonly stage: Stage } | { readonly type: "partial"; readonly reviewed: ReviewedText };

export type ReviewResponse =
  | (ReviewUpdate & { readonly requestId: number })
  | { readonly type: "done"; readonly requestId: number; readonly reviewed: ReviewedText }
  | { readonly type: "problem"; readonly requestId: number; readonly problem: InputProblem };

/** A request to compare the current version with an earlier one, with the playbook and side of its review. */
export type CompareRequest = Pick<ReviewRequest, "requestId" | "choice" | "today"> & {
  readonly type: "compare";
  readonly earlier: ReviewSource;
  readonly current: { readonly name: string; readonly read: ExtractedText };
};

/** The earlier version as it was read, the review of the current one, and what differs. */
export type ComparedVersions = {
  readonly name: string;
  readonly read: ExtractedText;
  readonly review: Review;
  /** False if the trained weights could not be loaded: then fewer points are compared. */
  readonly hasModel: boolean;
  readonly comparison: Comparison;
};

export type CompareResponse =
  | { readonly type: "stage"; readonly requestId: number; readonly stage: Stage }
  | { readonly type: "compared"; readonly requestId: number; readonly compared: ComparedVersions }
  | { readonly type: "problem"; readonly requestId: number; readonly problem: InputProblem };
