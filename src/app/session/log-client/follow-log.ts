import { verifyEntries } from "../../../sealing/verify-log-page.ts";
import type { KnownLog } from "../../../sealing/verify-log-page.ts";
import { backoffDelay } from "./backoff.ts";
import { readEvents } from "./event-stream.ts";
import type { StreamEvent } from "./event-stream.ts";
import { LOG_ADDRESS, authorizationHeader, readLogAfter } from "./log-client.ts";
import type { LogAccess } from "./log-access.ts";
import type { VerifiedEntries } from "./log-client.ts";
import { failed, requestLog } from "./log-request.ts";
import type { LogProblem, LogResult } from "./log-request.ts";
import { parseLogEntry, parseRefusal } from "./parse-answers.ts";
import { createIdleTimeout } from "./idle-timeout.ts";

/** Callbacks of a follower. */
export type LogFollower = {
  /** Called with new entries, in their order. */
  readonly onEntries: (entries: VerifiedEntries) => void;
  /** Called with each problem; following continues unless the problem is final. */
  readonly onProblem: (problem: LogProblem) => void;
};

/** Delays in milliseconds, and dependencies that tests replace. */
export type FollowOptions = {
  readonly send: typeof fetch;
  /** Delay before reconnecting, until the server names one. */
  readonly retryMs: number;
  readonly pollMs: number;
  /** A stream without a chunk for this long has been cut without notice; the server writes one every 15 seconds. */
  readonly silenceMs: number;
  /** A hidden page polls: browsers allow few streams to one site. */
  readonly isHidden: () => boolean;
  /** The jitter of a delay, from 0 to 1. */
  readonly random: () => number;
};

const DEFAULTS: FollowOptions = {
  send: (...request) => fetch(...request),
  retryMs: 3000,
  pollMs: 15_000,
  silenceMs: 40_000,
  isHidden: () => document.visibilityState === "hidden",
  random: Math.random,
};

/** Limits of the delay that the server asks for. Unit: milliseconds. */
const MIN_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;

const clampRetry = (milliseconds: number): number => Math.min(Math.max(milliseconds, MIN_RETRY_MS), MAX_RETRY_MS);

/** Problems that no retry can solve. */
const FINAL = new Set<LogProblem["code"]>(["no_session", "wrong_capability", "expired", "deleted", "untrusted"]);

/** After so many streams without a chunk, the page polls. */
const MAX_SILENT = 1;

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });

const verifyEvent = async (known: KnownLog, { event, data }: StreamEvent): Promise<LogResult<VerifiedEntries>> => {
  const value: unknown = JSON.parse(data);
  if (event === "refused") return failed(parseRefusal(value) ?? { code: "offline" });
  const entry = parseLogEntry(value);
  if (!entry) return failed({ code: "offline" });
  // The stream may repeat entries that were read in the meantime.
  if (entry.envelope.seq <= known.head.seq) return { ok: true, value: { entries: [], head: known.head } };
  const verified = await verifyEntries(crypto, known, [entry]);
  if (!verified.ok) return failed({ code: "untrusted", chain: verified.problem });
  return { ok: true, value: { entries: [entry], head: verified.head } };
};

type AttemptResult = "ok" | "failed" | "final";

/**
 * Follows a log from the known head until the returned function is called: over server-sent events, and by polling while
 * the page is hidden or where a proxy holds streams back. Reconnects with exponential backoff and jitter, not before the
 * time that the server's `retry` field asks for, within limits. No entry is lost, because each attempt begins after the last known one.
 */
export const followLog = (
  access: LogAccess,
  from: KnownLog,
  { onEntries, onProblem }: LogFollower,
  options: Partial<FollowOptions> = {},
): (() => void) => {
  const { send, retryMs, pollMs, silenceMs, isHidden, random } = { ...DEFAULTS, ...options };
  const stopped = new AbortController();
  const { signal } = stopped;
  let known = from;
  let reconnectMs = retryMs;
  let silentStreams = 0;

  const report = (result: LogResult<VerifiedEntries>): AttemptResult => {
    if (signal.aborted) return "final";
    if (!result.ok) {
      onProblem(result.problem);
      return FINAL.has(result.problem.code) ? "final" : "failed";
    }
    known = { ...known, head: result.value.head };
    if (result.value.entries.length > 0) onEntries(result.value);
    return "ok";
  };

  const readStream = async (): Promise<AttemptResult> => {
    const silence = createIdleTimeout(silenceMs);
    const address = `${LOG_ADDRESS}/sessions/${access.session}/stream?after=${known.head.seq}`;
    const init = {
      headers: authorizationHeader(access.readCapability),
      signal: AbortSignal.any([signal, silence.signal]),
    };
    const response = await requestLog(send, address, init);
    try {
      if (!response.ok && response.problem.code === "too_many_streams") {
        silentStreams = MAX_SILENT + 1;
        return "ok";
      }
      if (!response.ok) return report(response);
      silentStreams += 1;
      const body = response.value.body!.pipeThrough(silence.transform(() => (silentStreams = 0)));
      for await (const event of readEvents(body, (milliseconds) => (reconnectMs = clampRetry(milliseconds)))) {
        const result = report(await verifyEvent(known, event));
        if (result !== "ok") return result;
      }
    } catch {
      // The connection was lost; the next attempt reports it if the server is out of reach.
    } finally {
      silence.clear();
    }
    return "ok";
  };

  const run = async (): Promise<void> => {
    let failures = 0;
    while (!signal.aborted) {
      const isPolling = isHidden() || silentStreams > MAX_SILENT;
      const result = isPolling ? report(await readLogAfter(access, known, send)) : await readStream();
      if (result === "final") return;
      failures = result === "failed" ? failures + 1 : 0;
      await wait(backoffDelay(isPolling ? pollMs : reconnectMs, failures, random()), signal);
    }
  };
  void run();
  return () => stopped.abort();
};
