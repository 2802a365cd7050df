import type { InputProblem } from "../../model/problem.ts";
import type { FromReviewer, Reviewed, Source, Stage } from "./messages.ts";

/** What the page of a review shows. */
export type Progress =
  | { readonly type: "waiting" }
  /** `some` is what has been found so far. */
  | { readonly type: "working"; readonly stage: Stage; readonly some: Reviewed | null; readonly source: Source }
  /** Stopped by the visitor, who keeps what had been found. */
  | { readonly type: "stopped"; readonly some: Reviewed; readonly source: Source }
  /** `source` is what was given, to go on with it all the same. */
  | { readonly type: "problem"; readonly problem: InputProblem; readonly source: Source }
  | { readonly type: "failed" }
  /** `again` is what became of reviewing the same text once more; the result stays in any case. */
  | { readonly type: "done"; readonly reviewed: Reviewed; readonly again?: Again };

/** Another review of the same text: under way, refused, or broken off. */
export type Again =
  | { readonly type: "working" }
  | { readonly type: "problem"; readonly problem: InputProblem }
  | { readonly type: "failed" };

/** Where every review begins. */
export const AT_ONCE: Stage = { type: "reading", page: 0, pages: 0 };

/** What is shown when a worker has told something. */
export const shownAfter = (before: Progress, source: Source, message: FromReviewer): Progress => {
  if (message.type === "done") return { type: "done", reviewed: message.reviewed };
  // A result that is reviewed again stays in sight until the next one is ready, and where there is none.
  if (source.type === "read" && before.type === "done") {
    const { reviewed } = before;
    if (message.type === "problem")
      return { type: "done", reviewed, again: { type: "problem", problem: message.problem } };
    return before.again?.type === "working" ? before : { type: "done", reviewed, again: { type: "working" } };
  }
  if (message.type === "problem") return { type: "problem", problem: message.problem, source };
  const stage = before.type === "working" ? before.stage : AT_ONCE;
  const some = before.type === "working" || before.type === "stopped" ? before.some : null;
  return message.type === "stage"
    ? { type: "working", stage: message.stage, some, source }
    : { type: "working", stage, some: message.reviewed, source };
};

/** What is shown when the reviewer breaks off. */
export const shownAfterFailure = (before: Progress): Progress =>
  before.type === "done" ? { type: "done", reviewed: before.reviewed, again: { type: "failed" } } : { type: "failed" };

/** What is shown when the visitor cancels: what has been found so far, or the beginning. */
export const shownAfterCancel = (before: Progress): Progress =>
  before.type === "working" && before.some
    ? { type: "stopped", some: before.some, source: before.source }
    : { type: "waiting" };
