import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EMPTY_LOG } from "../../../sealing/verify-hash-chain.ts";
import { backoffDelay } from "./backoff.ts";
import { followLog } from "./follow-log.ts";

const ACCESS = { session: "AAAAAAAAAAAAAAAAAAAAAA", readCapability: "r", writeCapability: "w" };
const KNOWN = { session: ACCESS.session, headKey: "", head: EMPTY_LOG };
const FOLLOWER = { onEntries: () => undefined, onProblem: () => undefined };

/** Times of the requests that a follower makes, in milliseconds from its start. */
const requestTimes = async (respond: () => Promise<Response>, random: number, untilMs: number) => {
  const times: number[] = [];
  const start = Date.now();
  const send: typeof fetch = () => {
    times.push(Date.now() - start);
    return respond();
  };
  const stop = followLog(ACCESS, KNOWN, FOLLOWER, {
    send,
    retryMs: 1000,
    isHidden: () => false,
    random: () => random,
  });
  await vi.advanceTimersByTimeAsync(untilMs);
  stop();
  return times;
};

describe("a follower of a log", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const offline = () => Promise.reject(new TypeError("offline"));

  test("retries with exponential backoff while the server is out of reach", async () => {
    // Delays of 1, 2, 4 and 8 seconds.
    expect(await requestTimes(offline, 0, 16_000)).toEqual([0, 1000, 3000, 7000, 15_000]);
  });

  test("adds jitter of up to one base delay", async () => {
    // 1000 + 500, then 2000 + 500.
    expect(await requestTimes(offline, 0.5, 4500)).toEqual([0, 1500, 4000]);
  });

  test("waits at least as long as the retry field of the stream asks for", async () => {
    const closing = () => Promise.resolve(new Response("retry: 5000\n\n"));
    expect(await requestTimes(closing, 0, 11_000)).toEqual([0, 5000, 10_000]);
  });

  test("polls instead if the server has no room for another stream", async () => {
    const refusal = JSON.stringify({ code: "too_many_streams", message: "Too many." });
    const full = () => Promise.resolve(new Response(refusal, { status: 429 }));
    // The first poll a second after the refused stream, the next one 15 seconds later.
    expect(await requestTimes(full, 0, 16_500)).toEqual([0, 1000, 16_000]);
  });

  test.each([
    ["retry: 0", [0, 1000, 2000]],
    ["retry: 31536000000", [0, 60_000, 120_000]],
  ])("keeps the delay of %s between a second and a minute", async (retry, times) => {
    const closing = () => Promise.resolve(new Response(`${retry}\n\n`));
    expect(await requestTimes(closing, 0, times.at(-1)! + 500)).toEqual(times);
  });
});

test.each([
  [1000, 0, 0, 1000],
  [1000, 1, 0, 1000],
  [1000, 20, 0, 60_000],
  [90_000, 5, 0, 90_000],
  [1000, 2, 1, 3000],
])("a base of %d ms after %d failures with jitter %d gives %d ms", (base, failures, random, delay) =>
  expect(backoffDelay(base, failures, random)).toBe(delay),
);
