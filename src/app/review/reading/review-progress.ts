import type { InputProblem } from "../../../model/problem.ts";
import type { ReviewResponse, ReviewedText, ReviewSource, Stage } from "../worker/worker-messages.ts";

/** The state that the page of a review shows. */
export type ReviewProgress =
  | { readonly type: "waiting" }
  /** `partial` has the findings so far. */
  | {
      readonly type: "working";
      readonly stage: Stage;
      readonly partial: ReviewedText | null;
      readonly source: ReviewSource;
    }
  /** Canceled by the visitor, who keeps the findings so far. */
  | { readonly type: "stopped"; readonly partial: ReviewedText; readonly source: ReviewSource }
  /** `source` lets the visitor continue with the same text despite the problem. */
  | { readonly type: "problem"; readonly problem: InputProblem; readonly source: ReviewSource }
  | { readonly type: "failed" }
  /** `again` is the state of a rerun of the same text; the result stays whatever it is. */
  | { readonly type: "done"; readonly reviewed: ReviewedText; readonly again?: RerunState };

/** A rerun of the same text: in progress, refused or failed. */
export type RerunState =
  | { readonly type: "working" }
  | { readonly type: "problem"; readonly problem: InputProblem }
  | { readonly type: "failed" };

/** The first stage of every review. */
export const FIRST_STAGE: Stage = { type: "reading", page: 0, pages: 0 };

/** The state after a message from the worker. */
export const progressAfter = (
  before: ReviewProgress,
  source: ReviewSource,
  message: ReviewResponse,
): ReviewProgress => {
  if (message.type === "done") return { type: "done", reviewed: message.reviewed };
  // The previous result stays on the page during a rerun, and also if the rerun fails.
  if (source.type === "read" && before.type === "done") {
    const { reviewed } = before;
    if (message.type === "problem")
      return { type: "done", reviewed, again: { type: "problem", problem: message.problem } };
    return before.again?.type === "working" ? before : { type: "done", reviewed, again: { type: "working" } };
  }
  if (message.type === "problem") return { type: "problem", problem: message.problem, source };
  const stage = before.type === "working" ? before.stage : FIRST_STAGE;
  const partial = before.type === "working" || before.type === "stopped" ? before.partial : null;
  return message.type === "stage"
    ? { type: "working", stage: message.stage, partial, source }
    : { type: "working", stage, partial: message.reviewed, source };
};

/** The state after the worker crashed. */
export const progressAfterFailure = (before: ReviewProgress): ReviewProgress =>
  before.type === "done" ? { type: "done", reviewed: before.reviewed, again: { type: "failed" } } : { type: "failed" };

/** The state after the visitor cancels: the findings so far, or the start. */
export const progressAfterCancel = (before: ReviewProgress): ReviewProgress =>
  before.type === "working" && before.partial
    ? { type: "stopped", partial: before.partial, source: before.source }
    : { type: "waiting" };
