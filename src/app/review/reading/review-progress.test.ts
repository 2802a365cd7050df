import { expect, it } from "vitest";
import { handMadeReview, handMadeText } from "../../../../tests/reading/hand-made-review.ts";
import type { ReviewResponse, ReviewUpdate, ReviewedText } from "../worker/worker-messages.ts";
import { progressAfter, progressAfterCancel, progressAfterFailure } from "./review-progress.ts";
import type { ReviewProgress } from "./review-progress.ts";

const source = { type: "text", text: handMadeText.text } as const;
const found: ReviewedText = { name: "", read: handMadeText, review: handMadeReview, hasModel: true };
const stage: ReviewUpdate = { type: "stage", stage: { type: "reviewing" } };
const partial: ReviewUpdate = { type: "partial", reviewed: found };

const after = (...news: readonly ReviewUpdate[]): ReviewProgress =>
  news
    .map((update): ReviewResponse => ({ ...update, requestId: 1 }))
    .reduce<ReviewProgress>((before, message) => progressAfter(before, source, message), { type: "waiting" });

it("cancel keeps the findings so far; without any, it returns to the start (R11)", () => {
  expect(progressAfterCancel(after(stage))).toEqual({ type: "waiting" });
  expect(progressAfterCancel(after(stage, partial, stage))).toEqual({ type: "stopped", partial: found, source });
});

it("findings so far stay visible until the complete review replaces them (R11)", () => {
  expect(after(stage, partial, stage)).toEqual({
    type: "working",
    stage: { type: "reviewing" },
    partial: found,
    source,
  });
  const stopped = progressAfterCancel(after(stage, partial));
  const again = progressAfter(stopped, source, { ...stage, requestId: 2 });
  expect(again).toMatchObject({ type: "working", partial: found });
  const done = progressAfter(again, source, { type: "done", requestId: 2, reviewed: found });
  expect(done).toEqual({ type: "done", reviewed: found });
});

it("a result that is reviewed again stays in sight until the next one is there", () => {
  const done: ReviewProgress = { type: "done", reviewed: found };
  const read = { type: "read", name: "", read: handMadeText } as const;
  const working = progressAfter(done, read, { ...stage, requestId: 2 });
  expect(working).toEqual({ type: "done", reviewed: found, again: { type: "working" } });
  expect(progressAfter(working, read, { ...partial, requestId: 2 })).toBe(working);
  expect(progressAfter(working, read, { type: "done", requestId: 2, reviewed: found })).toEqual(done);
});

it("a result that cannot be reviewed again remains visible, with the reason", () => {
  const done: ReviewProgress = { type: "done", reviewed: found };
  const read = { type: "read", name: "", read: handMadeText } as const;
  const problem = { code: "empty" };
  const again = { type: "problem", problem } as const;
  expect(progressAfter(done, read, { ...again, requestId: 2 })).toEqual({ type: "done", reviewed: found, again });
  expect(progressAfterFailure(done)).toEqual({ type: "done", reviewed: found, again: { type: "failed" } });
  expect(progressAfterFailure({ type: "waiting" })).toEqual({ type: "failed" });
});
