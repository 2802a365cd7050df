import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { LogRefusal, LogRefusalCode, SignedHead } from "../../../model/session/log-api.ts";
import type { LogService } from "../log-service.ts";
import type { Access } from "../store/log-store.ts";
import { isSessionId } from "./parse-request.ts";
import { isCrossSiteRequest } from "../../http/cross-site-guard.ts";
import { readBody, readJson } from "../../http/read-body.ts";
import { REFUSALS } from "./refusals.ts";

/** What handlers of requests need from the process. */
export type ApiHost = {
  /** The service; opens its database if this is the first request that needs it. */
  readonly open: () => Promise<LogService>;
  /** The network address that a request comes from. */
  readonly addressOf: (context: Context) => string;
};

/** Answers that contain anything of a session are not kept by browsers or proxies. */
export const NO_STORE = { "cache-control": "no-store" } as const;

/** The answer to a request that is refused. */
export const sendRefusal = (context: Context, code: LogRefusalCode, head?: SignedHead): Response => {
  const { status, message } = REFUSALS[code];
  const refusal: LogRefusal = { code, message, head };
  return context.json(refusal, status, NO_STORE);
};

/** The session and the hash of the capability that a request presents; null if it names none. */
export const accessOf = (context: Context, kind: Access["kind"]): Access | null => {
  const session = context.req.param("session") ?? "";
  const [, capability] = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(context.req.header("authorization") ?? "") ?? [];
  if (capability === undefined || !isSessionId(session)) return null;
  return { session, kind, hash: createHash("sha256").update(capability).digest("base64url") };
};

/** The parsed JSON body of a request, of at most `limit` bytes, or why it was refused. */
export const readRequest = async <Parsed extends object>(
  context: Context,
  limit: number,
  parse: (value: unknown) => Parsed | null,
): Promise<Parsed | LogRefusalCode> => {
  // Not against DNS rebinding: a hostile page has no capability of a session, and no cookie is sent for it.
  if (isCrossSiteRequest(context, "application/json")) return "malformed";
  const bytes = await readBody(context.req.raw, limit);
  return bytes ? (parse(readJson(bytes)) ?? "malformed") : "too_large";
};
