import * as z from "zod/mini";
import type { HeadAnswer, LogEntry, LogPage, LogRefusal, LogServer } from "../../../model/session/log-api.ts";

const head = z.object({
  session: z.string(),
  seq: z.int(),
  hash: z.string(),
  at: z.string(),
  signature: z.string(),
});

const entry = z.object({
  envelope: z.object({
    session: z.string(),
    seq: z.int(),
    prev: z.string(),
    author: z.string(),
    signature: z.string(),
    ciphertext: z.string(),
  }),
  at: z.string(),
  headSignature: z.string(),
});

const page = z.object({ entries: z.array(entry), head });
const headAnswer = z.object({ head });
const server = z.object({ headKey: z.string() });
const refusal = z.object({ code: z.string(), message: z.string(), head: z.optional(head) });

const parsed = <Value>(schema: z.ZodMiniType<Value>, value: unknown): Value | null => {
  const result = schema.safeParse(value);
  return result.success ? result.data : null;
};

/** The head in an answer; null if the answer has another shape. */
export const parseHeadAnswer = (value: unknown): HeadAnswer | null => parsed(headAnswer, value);

/** Entries with their head; null if the answer has another shape. */
export const parseLogPage = (value: unknown): LogPage | null => parsed(page, value);

/** One entry of a stream; null if it has another shape. */
export const parseLogEntry = (value: unknown): LogEntry | null => parsed(entry, value);

/** What the server says about itself; null if the answer has another shape. */
export const parseLogServer = (value: unknown): LogServer | null => parsed(server, value);

/** Why a request was refused; null if something other than the log service answered. */
export const parseRefusal = (value: unknown): LogRefusal | null => parsed(refusal, value) as LogRefusal | null;
