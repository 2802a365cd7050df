import { expect, it } from "vitest";
import { handMadeReview, handMadeText } from "../../../tests/reading/hand-made-review.ts";
import type { FromReviewer, News, Reviewed } from "./messages.ts";
import { shownAfter, shownAfterCancel } from "./progress.ts";
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
  expect(shownAfter(done, read, { ...stage, turn: 2 })).toBe(done);
  expect(shownAfter(done, read, { ...some, turn: 2 })).toBe(done);
});
