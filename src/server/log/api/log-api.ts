import { Hono } from "hono";
import type { Context } from "hono";
import type { ExpiryAnswer, HeadAnswer, LogPage, LogServer } from "../../../model/session/log-api.ts";
import { LOG_LIMITS } from "../../../model/session/log-limits.ts";
import { matchesEntityTag } from "../../http/conditional-request.ts";
import { createOpenLimiter } from "../../http/open-limiter.ts";
import type { OpenLimiter, OpenLimits } from "../../http/open-limiter.ts";
import { DatabaseFailure } from "../engines/sql-engine.ts";
import { NO_STORE, accessOf, readRequest, sendRefusal } from "./api-request.ts";
import type { ApiHost } from "./api-request.ts";
import { addBlobRoutes } from "./blob-routes.ts";
import { addSealRoutes } from "./seal-routes.ts";
import { entryStream } from "./entry-stream.ts";
import { parseAppendRequest, parseCreateRequest, parseDeletionRequest, parsePosition } from "./parse-request.ts";

/** Consents of some hundred devices. */
const DELETION_BYTES = 100_000;
/** A request for a new session is short. */
const CREATE_BYTES = 1000;
/** An entry is base64url, with names and signatures around it. */
const APPEND_BYTES = Math.ceil((LOG_LIMITS.eventBytes * 4) / 3) + 2000;

/** A page has one stream. */
export const OPEN_STREAMS: OpenLimits = { ofNetwork: 500, inTotal: 2000 };
/**
 * The most requests with a body at the same time. A slow client may take half a minute to send one, and each takes up
 * to a megabyte of memory.
 */
export const OPEN_REQUESTS: OpenLimits = { ofNetwork: 200, inTotal: 500 };

const createSession = async (context: Context, { open, addressOf }: ApiHost): Promise<Response> => {
  const request = await readRequest(context, CREATE_BYTES, parseCreateRequest);
  if (typeof request === "string") return sendRefusal(context, request);
  const result = await (await open()).create(request, addressOf(context));
  if (!result.ok) return sendRefusal(context, result.code, result.head);
  const answer: HeadAnswer = { head: result.head };
  return context.json(answer, result.isNew ? 201 : 200, NO_STORE);
};

const appendEntry = async (context: Context, { open, addressOf }: ApiHost): Promise<Response> => {
  const access = accessOf(context, "write");
  if (!access) return sendRefusal(context, "wrong_capability");
  const request = await readRequest(context, APPEND_BYTES, parseAppendRequest);
  if (typeof request === "string") return sendRefusal(context, request === "too_large" ? "event_too_large" : request);
  const result = await (await open()).append(access, request, addressOf(context));
  if (!result.ok) return sendRefusal(context, result.code, result.head);
  const answer: HeadAnswer = { head: result.head };
  return context.json(answer, result.isNew ? 201 : 200, NO_STORE);
};

const readPage = async (context: Context, { open }: ApiHost): Promise<Response> => {
  const access = accessOf(context, "read");
  if (!access) return sendRefusal(context, "wrong_capability");
  const after = parsePosition(context.req.query("after") ?? "0");
  if (after === null) return sendRefusal(context, "malformed");
  const service = await open();
  const current = await service.head(access);
  if (!current.ok) return sendRefusal(context, current.code, current.head);
  const { head } = current;
  const etag = `"${head.seq}-${head.hash}"`;
  // Not for shared caches; the client must revalidate before it reuses the response.
  const headers = { etag, "cache-control": "private, no-cache" };
  if (matchesEntityTag(context.req.header("if-none-match"), etag)) return context.body(null, 304, headers);
  const entries = after < head.seq ? await service.entriesAfter(access.session, after) : [];
  // An entry may have been stored between the two readings; it is delivered with the next head.
  const page: LogPage = { entries: entries.filter(({ envelope }) => envelope.seq <= head.seq), head };
  return context.json(page, 200, headers);
};

const streamEntries = async (context: Context, { open, addressOf }: ApiHost, enter: OpenLimiter): Promise<Response> => {
  const access = accessOf(context, "read");
  if (!access) return sendRefusal(context, "wrong_capability");
  // The answer to HEAD has no body, so no one would end the stream.
  if (context.req.method !== "GET") return sendRefusal(context, "malformed");
  const after = parsePosition(context.req.header("last-event-id") ?? context.req.query("after") ?? "0");
  if (after === null) return sendRefusal(context, "malformed");
  const service = await open();
  const current = await service.head(access);
  if (!current.ok) return sendRefusal(context, current.code, current.head);
  const leave = enter(addressOf(context));
  if (!leave) return sendRefusal(context, "too_many_streams");
  return context.body(entryStream(service, access, after, leave), 200, {
    ...NO_STORE,
    "content-type": "text/event-stream",
    // A proxy that buffers responses would delay every entry.
    "x-accel-buffering": "no",
  });
};

const extend = async (context: Context, { open }: ApiHost): Promise<Response> => {
  const access = accessOf(context, "write");
  if (!access) return sendRefusal(context, "wrong_capability");
  const result = await (await open()).extend(access);
  if (!result.ok) return sendRefusal(context, result.code, result.head);
  const answer: ExpiryAnswer = { expires: new Date(result.expiresAt).toISOString() };
  return context.json(answer, 200, NO_STORE);
};

const remove = async (context: Context, { open }: ApiHost): Promise<Response> => {
  const access = accessOf(context, "write");
  if (!access) return sendRefusal(context, "wrong_capability");
  const request = await readRequest(context, DELETION_BYTES, parseDeletionRequest);
  if (typeof request === "string") return sendRefusal(context, request);
  const result = await (await open()).remove(access, request.consents);
  return result.ok ? context.body(null, 204, NO_STORE) : sendRefusal(context, result.code, result.head);
};

/** The HTTP interface of the log service, to be mounted below `/api`. */
export const createLogApi = (host: ApiHost): Hono => {
  const api = new Hono();
  const [enterStream, enterRequest] = [createOpenLimiter(OPEN_STREAMS), createOpenLimiter(OPEN_REQUESTS)];
  api.use(async (context, next) => {
    if (context.req.method === "GET") return next();
    const leave = enterRequest(host.addressOf(context));
    if (!leave) return sendRefusal(context, "too_many_requests");
    return next().finally(leave);
  });
  api.get("/log", async (context) => {
    const { headKey } = await host.open();
    return context.json({ headKey } satisfies LogServer, 200, NO_STORE);
  });
  api.post("/sessions", (context) => createSession(context, host));
  api.get("/sessions/:session/entries", (context) => readPage(context, host));
  api.post("/sessions/:session/entries", (context) => appendEntry(context, host));
  api.get("/sessions/:session/stream", (context) => streamEntries(context, host, enterStream));
  api.post("/sessions/:session/extension", (context) => extend(context, host));
  api.post("/sessions/:session/deletion", (context) => remove(context, host));
  addBlobRoutes(api, host);
  addSealRoutes(api, host);
  api.all("*", (context) => sendRefusal(context, "malformed"));
  api.onError((error, context) => {
    console.error(error instanceof DatabaseFailure ? error.message : error);
    const isFull = error instanceof DatabaseFailure && error.isStorageFull;
    return sendRefusal(context, isFull ? "storage_full" : "unavailable");
  });
  return api;
};
