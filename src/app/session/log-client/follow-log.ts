import { verifyEntries } from "../../../sealing/verify-log-page.ts";
import type { KnownLog } from "../../../sealing/verify-log-page.ts";
import { readEvents } from "./event-stream.ts";
import type { StreamEvent } from "./event-stream.ts";
import { LOG_ADDRESS, bearer, readLogAfter } from "./log-client.ts";
import type { LogAccess } from "./log-access.ts";
import type { VerifiedEntries } from "./log-client.ts";
import { failed, requestLog } from "./log-request.ts";
import type { LogProblem, LogResult } from "./log-request.ts";
import { parseLogEntry, parseRefusal } from "./parse-answers.ts";

/** What a follower reports. */
export type LogFollower = {
  /** Called with new entries, in their order. */
  readonly onEntries: (entries: VerifiedEntries) => void;
  /** Called with a problem; it continues by itself unless the problem is final. */
  readonly onProblem: (problem: LogProblem) => void;
};

/** The times of following, in milliseconds, and what tests replace. */
export type FollowOptions = {
  readonly send: typeof fetch;
  readonly retryMs: number;
  readonly pollMs: number;
  /** A stream that is silent for so long has been cut without notice; the server writes every 15 seconds. */
  readonly silenceMs: number;
  /** A hidden page polls: browsers allow few streams to one site. */
  readonly isHidden: () => boolean;
};

const DEFAULTS: FollowOptions = {
  send: (...request) => fetch(...request),
  retryMs: 3000,
  pollMs: 15_000,
  silenceMs: 40_000,
  isHidden: () => document.visibilityState === "hidden",
};

/** Problems that asking again does not change. */
const FINAL = new Set<LogProblem["code"]>(["no_session", "wrong_capability", "expired", "deleted", "untrusted"]);

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

/**
 * Follows a log from the known head until the returned function is called: by a stream, by polling while the page is hidden
 * or where no stream gets through. After a lost connection nothing is missing, because each attempt begins at the last
 * entry.
 */
export const followLog = (
  access: LogAccess,
  from: KnownLog,
  { onEntries, onProblem }: LogFollower,
  options: Partial<FollowOptions> = {},
): (() => void) => {
  const { send, retryMs, pollMs, silenceMs, isHidden } = { ...DEFAULTS, ...options };
  const stopped = new AbortController();
  const { signal } = stopped;
  let known = from;
  let silentStreams = 0;

  /** Whether to continue. */
  const report = (result: LogResult<VerifiedEntries>): boolean => {
    if (signal.aborted) return false;
    if (!result.ok) {
      onProblem(result.problem);
      return !FINAL.has(result.problem.code);
    }
    known = { ...known, head: result.value.head };
    if (result.value.entries.length > 0) onEntries(result.value);
    return true;
  };

  const readStream = async (): Promise<boolean> => {
    const silence = new AbortController();
    const quiet = (): void => silence.abort();
    let timer = setTimeout(quiet, silenceMs);
    const address = `${LOG_ADDRESS}/sessions/${access.session}/stream?after=${known.head.seq}`;
    const init = { headers: bearer(access.readCapability), signal: AbortSignal.any([signal, silence.signal]) };
    const response = await requestLog(send, address, init);
    if (!response.ok) {
      clearTimeout(timer);
      return report(response);
    }
    silentStreams += 1;
    try {
      const heard = new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          clearTimeout(timer);
          timer = setTimeout(quiet, silenceMs);
          silentStreams = 0;
          controller.enqueue(chunk);
        },
      });
      for await (const event of readEvents(response.value.body!.pipeThrough(heard)))
        if (!report(await verifyEvent(known, event))) return false;
    } catch {
      // The connection was lost, which the next attempt finds out.
    }
    clearTimeout(timer);
    return !signal.aborted;
  };

  const run = async (): Promise<void> => {
    let isGoing = true;
    while (isGoing && !signal.aborted) {
      const isPolling = isHidden() || silentStreams > 1;
      isGoing = isPolling ? report(await readLogAfter(access, known, send)) : await readStream();
      if (isGoing) await wait(isPolling ? pollMs : retryMs, signal);
    }
  };
  void run();
  return () => stopped.abort();
};
