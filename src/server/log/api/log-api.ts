import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { Context } from "hono";
import type {
  HeadAnswer,
  LogPage,
  LogRefusal,
  LogRefusalCode,
  LogServer,
  SignedHead,
} from "../../../model/session/log-api.ts";
import { LOG_LIMITS } from "../../../model/session/log-limits.ts";
import { matchesEntityTag } from "../../http/conditional-request.ts";
import { DatabaseFailure } from "../engines/sql-engine.ts";
import type { LogService } from "../log-service.ts";
import type { Access } from "../store/log-store.ts";
import { entryStream } from "./entry-stream.ts";
import { isSessionId, parseAppendRequest, parseCreateRequest, parsePosition } from "./parse-request.ts";
import { readBody, readJson } from "./read-body.ts";
import { REFUSALS } from "./refusals.ts";

/** A request for a new session is short. */
const CREATE_BYTES = 1000;
/** An entry is base64url, with names and signatures around it. */
const APPEND_BYTES = Math.ceil((LOG_LIMITS.eventBytes * 4) / 3) + 2000;

type OpenService = () => Promise<LogService>;

const STORED_NOWHERE = { "cache-control": "no-store" } as const;

const refuse = (context: Context, code: LogRefusalCode, head?: SignedHead): Response => {
  const { status, message } = REFUSALS[code];
  const refusal: LogRefusal = { code, message, head };
  return context.json(refusal, status, STORED_NOWHERE);
};

/** The session and the hash of the capability that a request presents; null if it names none. */
const accessOf = (context: Context, kind: Access["kind"]): Access | null => {
  const session = context.req.param("session") ?? "";
  const [, capability] = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(context.req.header("authorization") ?? "") ?? [];
  if (capability === undefined || !isSessionId(session)) return null;
  return { session, kind, hash: createHash("sha256").update(capability).digest("base64url") };
};

const readRequest = async <Parsed>(
  context: Context,
  limit: number,
  parse: (value: unknown) => Parsed | null,
): Promise<Parsed | LogRefusalCode> => {
  // A form of another site cannot send this type.
  if (!/^application\/json\b/.test(context.req.header("content-type") ?? "")) return "malformed";
  const bytes = await readBody(context.req.raw, limit);
  return bytes ? (parse(readJson(bytes)) ?? "malformed") : "too_large";
};

const createSession = async (context: Context, open: OpenService): Promise<Response> => {
  const request = await readRequest(context, CREATE_BYTES, parseCreateRequest);
  if (typeof request === "string") return refuse(context, request);
  const result = await (await open()).create(request);
  if (!result.ok) return refuse(context, result.code, result.head);
  const answer: HeadAnswer = { head: result.head };
  return context.json(answer, result.isNew ? 201 : 200, STORED_NOWHERE);
};

const appendEntry = async (context: Context, open: OpenService): Promise<Response> => {
  const access = accessOf(context, "write");
  if (!access) return refuse(context, "wrong_capability");
  const request = await readRequest(context, APPEND_BYTES, parseAppendRequest);
  if (typeof request === "string") return refuse(context, request === "too_large" ? "event_too_large" : request);
  const result = await (await open()).append(access, request);
  if (!result.ok) return refuse(context, result.code, result.head);
  const answer: HeadAnswer = { head: result.head };
  return context.json(answer, result.isNew ? 201 : 200, STORED_NOWHERE);
};

const readPage = async (context: Context, open: OpenService): Promise<Response> => {
  const access = accessOf(context, "read");
  if (!access) return refuse(context, "wrong_capability");
  const after = parsePosition(context.req.query("after") ?? "0");
  if (after === null) return refuse(context, "malformed");
  const service = await open();
  const current = await service.head(access);
  if (!current.ok) return refuse(context, current.code, current.head);
  const { head } = current;
  const etag = `"${head.seq}-${head.hash}"`;
  // Read by this client only, and only after asking again.
  const headers = { etag, "cache-control": "private, no-cache" };
  if (matchesEntityTag(context.req.header("if-none-match"), etag)) return context.body(null, 304, headers);
  const entries = after < head.seq ? await service.entriesAfter(access.session, after) : [];
  // An entry may have been stored between the two readings; it is delivered with the next head.
  const page: LogPage = { entries: entries.filter(({ envelope }) => envelope.seq <= head.seq), head };
  return context.json(page, 200, headers);
};

const streamEntries = async (context: Context, open: OpenService): Promise<Response> => {
  const access = accessOf(context, "read");
  if (!access) return refuse(context, "wrong_capability");
  const after = parsePosition(context.req.header("last-event-id") ?? context.req.query("after") ?? "0");
  if (after === null) return refuse(context, "malformed");
  const service = await open();
  const current = await service.head(access);
  if (!current.ok) return refuse(context, current.code, current.head);
  return context.body(entryStream(service, access, after), 200, {
    ...STORED_NOWHERE,
    "content-type": "text/event-stream",
    // A proxy that collects the answer before it passes it on would hold back every entry.
    "x-accel-buffering": "no",
  });
};

/**
 * The HTTP interface of the log service, to be mounted below `/api`.
 *
 * `open` returns the service. It is called only for requests that need the database, which is opened by the first of them.
 */
export const createLogApi = (open: OpenService): Hono => {
  const api = new Hono();
  api.get("/log", async (context) => {
    const { headKey } = await open();
    return context.json({ headKey } satisfies LogServer, 200, STORED_NOWHERE);
  });
  api.post("/sessions", (context) => createSession(context, open));
  api.get("/sessions/:session/entries", (context) => readPage(context, open));
  api.post("/sessions/:session/entries", (context) => appendEntry(context, open));
  api.get("/sessions/:session/stream", (context) => streamEntries(context, open));
  api.all("*", (context) => refuse(context, "malformed"));
  api.onError((error, context) => {
    console.error(error instanceof DatabaseFailure ? error.message : error);
    const isFull = error instanceof DatabaseFailure && error.isStorageFull;
    return refuse(context, isFull ? "storage_full" : "unavailable");
  });
  return api;
};
