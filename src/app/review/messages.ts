import type { ReviewTools } from "../../engine/review/review-text.ts";
import type { InputProblem } from "../../model/problem.ts";
import type { ReadText } from "../../model/reading.ts";
import type { Review } from "../../model/review.ts";

/** What a visitor gives to be reviewed. */
export type Source =
  | { readonly type: "file"; readonly name: string; readonly bytes: Uint8Array }
  | { readonly type: "text"; readonly text: string }
  /** A text that was read before, to be reviewed again as another kind, for another side, or from a saved review. */
  | { readonly type: "read"; readonly name: string; readonly read: ReadText };

/** What the visitor chose, playbook and side; what is not chosen is found out. */
export type Choice = { readonly playbook?: string; readonly side?: string };

export type ToReviewer = {
  readonly type: "review";
  readonly turn: number;
  readonly source: Source;
  readonly tools: ReviewTools;
  readonly choice: Choice;
  /** Name of the kind of document the page is about, a help to tell the kind; empty where it is about any. */
  readonly about: string;
  /** Whether to go on with a text that does not read like a contract. */
  readonly anyText: boolean;
};

/** Where the work stands: pages read of all, then the review itself. */
export type Stage =
  { readonly type: "reading"; readonly page: number; readonly pages: number } | { readonly type: "reviewing" };

/** A text with what was found in it. */
export type Reviewed = { readonly name: string; readonly read: ReadText; readonly review: Review };

/** What there is to tell while the work goes on: where it stands, or what has been found so far. */
export type News =
  { readonly type: "stage"; readonly stage: Stage } | { readonly type: "some"; readonly reviewed: Reviewed };

export type FromReviewer =
  | (News & { readonly turn: number })
  | { readonly type: "done"; readonly turn: number; readonly reviewed: Reviewed }
  | { readonly type: "problem"; readonly turn: number; readonly problem: InputProblem };
