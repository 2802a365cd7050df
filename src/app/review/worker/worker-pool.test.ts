import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ReviewResponse, ReviewRequest } from "./worker-messages.ts";
import { createWorkerPool } from "./worker-pool.ts";

/** A fake worker that answers on demand. */
const createWorker = () => {
  const target = new EventTarget();
  const asked: ReviewRequest[] = [];
  const state = { isEnded: false };
  const worker = Object.assign(target, {
    postMessage: (message: ReviewRequest) => void asked.push(message),
    terminate: () => {
      state.isEnded = true;
    },
  }) as unknown as Worker;
  const say = (data: unknown): void => void target.dispatchEvent(Object.assign(new Event("message"), { data }));
  return { worker, asked, state, say };
};

const request: ReviewRequest = {
  type: "review",
  requestId: 3,
  source: { type: "text", text: "x" },
  choice: {},
  expected: undefined,
  anyText: false,
  today: "2026-11-24",
};

const set = () => {
  const made: ReturnType<typeof createWorker>[] = [];
  const pool = createWorkerPool(() => {
    made.push(createWorker());
    return made.at(-1)!.worker;
  });
  const messages: ReviewResponse[] = [];
  const fail = vi.fn();
  const begin = async (): Promise<void> => {
    pool.begin(request, { report: (message) => void messages.push(message), fail });
    await vi.advanceTimersByTimeAsync(1);
  };
  return { pool, made, messages, fail, begin };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("one worker serves one review after the other, and messages of other libraries are ignored", async () => {
  const { made, messages, begin } = set();
  await begin();
  made[0]!.say({ sourceName: "worker", action: "ready" });
  made[0]!.say({ type: "problem", requestId: 3, problem: { code: "empty" } });
  await begin();
  expect(messages).toEqual([{ type: "problem", requestId: 3, problem: { code: "empty" } }]);
  expect(made).toHaveLength(1);
  expect(made[0]!.asked).toEqual([request, request]);
});

it("a silent worker is terminated within ten seconds; one that keeps reporting stages is not", async () => {
  const { made, messages, begin } = set();
  await begin();
  for (let page = 1; page <= 3; page++) {
    await vi.advanceTimersByTimeAsync(6000);
    made[0]!.say({ type: "stage", requestId: 3, stage: { type: "reading", page, pages: 3 } });
  }
  expect(messages.map(({ type }) => type)).toEqual(["stage", "stage", "stage"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(messages.at(-1)).toEqual({ type: "problem", requestId: 3, problem: { code: "took_too_long" } });
  expect(made[0]!.state.isEnded).toBe(true);
  await begin();
  expect(made).toHaveLength(2);
});

it("a stopped review reports nothing more, and a crashed worker reports once", async () => {
  const { pool, made, messages, fail, begin } = set();
  await begin();
  pool.stop();
  made[0]!.say({ type: "problem", requestId: 3, problem: { code: "empty" } });
  expect(messages).toEqual([]);
  expect(made[0]!.state.isEnded).toBe(true);
  await begin();
  made[1]!.worker.dispatchEvent(new Event("error"));
  made[1]!.worker.dispatchEvent(new Event("error"));
  expect(fail).toHaveBeenCalledTimes(1);
});
