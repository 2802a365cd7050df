import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anyContract } from "../../../tests/review/any-contract.ts";
import type { FromReviewer, ToReviewer } from "./messages.ts";
import { createCrew } from "./review-crew.ts";

/** A worker that answers when it is told to. */
const createWorker = () => {
  const target = new EventTarget();
  const asked: ToReviewer[] = [];
  const state = { isEnded: false };
  const worker = Object.assign(target, {
    postMessage: (message: ToReviewer) => void asked.push(message),
    terminate: () => {
      state.isEnded = true;
    },
  }) as unknown as Worker;
  const say = (data: unknown): void => void target.dispatchEvent(Object.assign(new Event("message"), { data }));
  return { worker, asked, state, say };
};

const question: ToReviewer = {
  type: "review",
  turn: 3,
  source: { type: "text", text: "x" },
  tools: { general: anyContract, playbooks: [] },
  choice: {},
  about: "",
  anyText: false,
};

const set = () => {
  const made: ReturnType<typeof createWorker>[] = [];
  const crew = createCrew(() => {
    made.push(createWorker());
    return made.at(-1)!.worker;
  });
  const told: FromReviewer[] = [];
  const fail = vi.fn();
  const begin = async (): Promise<void> => {
    crew.begin(Promise.resolve(question), { tell: (message) => void told.push(message), fail });
    await vi.advanceTimersByTimeAsync(1);
  };
  return { crew, made, told, fail, begin };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("one worker serves one review after the other, and words that are not ours are passed over", async () => {
  const { made, told, begin } = set();
  await begin();
  made[0]!.say({ sourceName: "worker", action: "ready" });
  made[0]!.say({ type: "problem", turn: 3, problem: { code: "empty" } });
  await begin();
  expect(told).toEqual([{ type: "problem", turn: 3, problem: { code: "empty" } }]);
  expect(made).toHaveLength(1);
  expect(made[0]!.asked).toEqual([question, question]);
});

it("a worker that falls silent is ended within ten seconds; one that goes on telling its stages is not", async () => {
  const { made, told, begin } = set();
  await begin();
  for (let page = 1; page <= 3; page++) {
    await vi.advanceTimersByTimeAsync(6000);
    made[0]!.say({ type: "stage", turn: 3, stage: { type: "reading", page, pages: 3 } });
  }
  expect(told.map(({ type }) => type)).toEqual(["stage", "stage", "stage"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told.at(-1)).toEqual({ type: "problem", turn: 3, problem: { code: "took_too_long" } });
  expect(made[0]!.state.isEnded).toBe(true);
  await begin();
  expect(made).toHaveLength(2);
});

it("a stopped review tells nothing more, and a broken worker says so once", async () => {
  const { crew, made, told, fail, begin } = set();
  await begin();
  crew.stop();
  made[0]!.say({ type: "problem", turn: 3, problem: { code: "empty" } });
  expect(told).toEqual([]);
  expect(made[0]!.state.isEnded).toBe(true);
  await begin();
  made[1]!.worker.dispatchEvent(new Event("error"));
  made[1]!.worker.dispatchEvent(new Event("error"));
  expect(fail).toHaveBeenCalledTimes(1);
});
