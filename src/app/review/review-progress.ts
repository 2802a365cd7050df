import type { InputProblem } from "../../model/problem.ts";
import type { ReviewResponse, ReviewedText, ReviewSource, Stage } from "./worker-messages.ts";

/** The state that the page of a review shows. */
export type ReviewProgress =
  | { readonly type: "waiting" }
  /** `partial` is what has been found so far. */
  | {
      readonly type: "working";
      readonly stage: Stage;
      readonly partial: ReviewedText | null;
      readonly source: ReviewSource;
    }
  /** Stopped by the visitor, who keeps what had been found. */
  | { readonly type: "stopped"; readonly partial: ReviewedText; readonly source: ReviewSource }
  /** `source` is what was given, to go on with it all the same. */
  | { readonly type: "problem"; readonly problem: InputProblem; readonly source: ReviewSource }
  | { readonly type: "failed" }
  /** `again` is what became of reviewing the same text once more; the result stays in any case. */
  | { readonly type: "done"; readonly reviewed: ReviewedText; readonly again?: RerunState };

/** A rerun of the same text: in progress, refused or failed. */
export type RerunState =
  | { readonly type: "working" }
  | { readonly type: "problem"; readonly problem: InputProblem }
  | { readonly type: "failed" };

/** Where every review begins. */
export const FIRST_STAGE: Stage = { type: "reading", page: 0, pages: 0 };

/** The state after a message from the worker. */
export const progressAfter = (
  before: ReviewProgress,
  source: ReviewSource,
  message: ReviewResponse,
): ReviewProgress => {
  if (message.type === "done") return { type: "done", reviewed: message.reviewed };
  // A result that is reviewed again stays in sight until the next one is ready, and where there is none.
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
