import type { LogRefusalCode } from "../../../model/session/log-api.ts";
import { followLog } from "../log-client/follow-log.ts";
import { appendToLog, createSessionLog, readHeadKey, readLogAfter } from "../log-client/log-client.ts";
import type { LogProblem, LogResult } from "../log-client/log-request.ts";
import type { LogAnswer, LogFailure, LogPort } from "./log-port.ts";

/** Refusal codes of the server, grouped by what a person can do about them. */
const FAILURES: { readonly [code in LogRefusalCode]?: LogFailure } = {
  not_at_head: "not_at_head",
  no_session: "no_session",
  wrong_capability: "no_session",
  expired: "expired",
  deleted: "deleted",
  event_too_large: "too_large",
  too_large: "too_large",
  blob_too_large: "too_large",
  too_many_events: "session_full",
  session_full: "session_full",
  quota_sessions: "quota",
  quota_bytes: "quota",
  too_many_requests: "quota",
  storage_full: "unavailable",
  unavailable: "unavailable",
};

const failureOf = (problem: LogProblem): Omit<LogAnswer<never> & { readonly ok: false }, "ok"> => {
  if (problem.code === "offline") return { failure: "offline" };
  if (problem.code === "untrusted") return { failure: "untrusted", chain: problem.chain };
  return { failure: FAILURES[problem.code] ?? "refused" };
};

/** Maps a result of the log client to the answer of a port; `read` converts its value. */
export const answerOf = <From, To>(result: LogResult<From>, read: (value: From) => To): LogAnswer<To> =>
  result.ok ? { ok: true, value: read(result.value) } : { ok: false, ...failureOf(result.problem) };

const nothing = (): null => null;

/** The log service of this site over HTTP. */
export const httpLogPort: LogPort = {
  headKey: async () => answerOf(await readHeadKey(), (key) => key),
  create: async (access) => answerOf(await createSessionLog(access), nothing),
  append: async (access, envelope, publicKey) => answerOf(await appendToLog(access, { envelope, publicKey }), nothing),
  entriesAfter: async (access, known) => answerOf(await readLogAfter(access, known), ({ entries }) => entries),
  subscribe: (access, known, onNewEntries) =>
    followLog(access, known, {
      onEntries: onNewEntries,
      onProblem: ({ code }) => {
        if (code !== "offline") onNewEntries();
      },
    }),
};
