import { expect, it } from "vitest";
import { handMadeReview, handMadeText } from "../../../tests/reading/hand-made-review.ts";
import type { FromReviewer, News, Reviewed } from "./messages.ts";
import { shownAfter, shownAfterCancel, shownAfterFailure } from "./progress.ts";
import type { Progress } from "./progress.ts";

const source = { type: "text", text: handMadeText.text } as const;
const found: Reviewed = { name: "", read: handMadeText, review: handMadeReview };
const stage: News = { type: "stage", stage: { type: "reviewing" } };
const some: News = { type: "some", reviewed: found };

const after = (...news: readonly News[]): Progress =>
  news
    .map((one): FromReviewer => ({ ...one, turn: 1 }))
    .reduce<Progress>((before, message) => shownAfter(before, source, message), { type: "waiting" });

it("R11 cancel keeps what has been found so far, and leads back to the beginning where that is nothing", () => {
  expect(shownAfterCancel(after(stage))).toEqual({ type: "waiting" });
  expect(shownAfterCancel(after(stage, some, stage))).toEqual({ type: "stopped", some: found, source });
});

it("R11 points found so far stay while the work goes on, and the whole review takes their place", () => {
  expect(after(stage, some, stage)).toEqual({ type: "working", stage: { type: "reviewing" }, some: found, source });
  const stopped = shownAfterCancel(after(stage, some));
  const again = shownAfter(stopped, source, { ...stage, turn: 2 });
  expect(again).toMatchObject({ type: "working", some: found });
  const done = shownAfter(again, source, { type: "done", turn: 2, reviewed: found });
  expect(done).toEqual({ type: "done", reviewed: found });
});

it("a result that is reviewed again stays in sight until the next one is there", () => {
  const done: Progress = { type: "done", reviewed: found };
  const read = { type: "read", name: "", read: handMadeText } as const;
  const working = shownAfter(done, read, { ...stage, turn: 2 });
  expect(working).toEqual({ type: "done", reviewed: found, again: { type: "working" } });
  expect(shownAfter(working, read, { ...some, turn: 2 })).toBe(working);
  expect(shownAfter(working, read, { type: "done", turn: 2, reviewed: found })).toEqual(done);
});

it("a result that cannot be reviewed again stays in sight, with the reason", () => {
  const done: Progress = { type: "done", reviewed: found };
  const read = { type: "read", name: "", read: handMadeText } as const;
  const problem = { code: "empty" };
  const again = { type: "problem", problem } as const;
  expect(shownAfter(done, read, { ...again, turn: 2 })).toEqual({ type: "done", reviewed: found, again });
  expect(shownAfterFailure(done)).toEqual({ type: "done", reviewed: found, again: { type: "failed" } });
  expect(shownAfterFailure({ type: "waiting" })).toEqual({ type: "failed" });
});
