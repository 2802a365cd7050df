import type { Hono } from "hono";
import type { Context } from "hono";
import type { BlobAnswer } from "../../../model/session/log-api.ts";
import { LOG_LIMITS } from "../../../model/session/log-limits.ts";
import { NO_STORE, accessOf, readRequest, sendRefusal } from "./api-request.ts";
import type { ApiHost } from "./api-request.ts";
import { isSessionId, parseBlobRequest, parsePosition } from "./parse-request.ts";
import { readBody } from "../../http/read-body.ts";

const REQUEST_BYTES = 1000;
/** A larger number of a piece overflows the integers of the database. */
const MAX_PIECES = LOG_LIMITS.blobBytes / LOG_LIMITS.chunkBytes;

const reserve = async (context: Context, { open, addressOf }: ApiHost): Promise<Response> => {
  const access = accessOf(context, "write");
  if (!access) return sendRefusal(context, "wrong_capability");
  const request = await readRequest(context, REQUEST_BYTES, parseBlobRequest);
  if (typeof request === "string") return sendRefusal(context, request);
  if (request.bytes > LOG_LIMITS.blobBytes) return sendRefusal(context, "blob_too_large");
  const result = await (await open()).blobs.reserve(access, request, addressOf(context));
  if (!result.ok) return sendRefusal(context, result.code, result.head);
  return context.json(result.blob satisfies BlobAnswer, 200, NO_STORE);
};

/** The file and the number of the piece that an address names; null if it names none. */
const pieceOf = (context: Context): { readonly id: string; readonly n: number } | null => {
  const [id, n] = [context.req.param("blob") ?? "", parsePosition(context.req.param("n"))];
  return isSessionId(id) && n !== null && n < MAX_PIECES ? { id, n } : null;
};

const write = async (context: Context, { open }: ApiHost): Promise<Response> => {
  const [access, piece] = [accessOf(context, "write"), pieceOf(context)];
  if (!access) return sendRefusal(context, "wrong_capability");
  if (!piece) return sendRefusal(context, "malformed");
  const content = await readBody(context.req.raw, LOG_LIMITS.chunkBytes);
  if (!content) return sendRefusal(context, "too_large");
  const result = await (await open()).blobs.write(access, { ...piece, content });
  return result.ok ? context.body(null, 204, NO_STORE) : sendRefusal(context, result.code, result.head);
};

const describe = async (context: Context, { open }: ApiHost): Promise<Response> => {
  const access = accessOf(context, "read");
  if (!access) return sendRefusal(context, "wrong_capability");
  const id = context.req.param("blob") ?? "";
  if (!isSessionId(id)) return sendRefusal(context, "malformed");
  const service = await open();
  const current = await service.head(access);
  if (!current.ok) return sendRefusal(context, current.code, current.head);
  const blob = await service.blobs.find(access.session, id);
  return blob ? context.json(blob satisfies BlobAnswer, 200, NO_STORE) : sendRefusal(context, "no_blob");
};

const read = async (context: Context, { open }: ApiHost): Promise<Response> => {
  const [access, piece] = [accessOf(context, "read"), pieceOf(context)];
  if (!access) return sendRefusal(context, "wrong_capability");
  if (!piece) return sendRefusal(context, "malformed");
  const service = await open();
  const current = await service.head(access);
  if (!current.ok) return sendRefusal(context, current.code, current.head);
  const content = await service.blobs.read(access.session, piece.id, piece.n);
  if (!content) return sendRefusal(context, "no_blob");
  return context.body(new Uint8Array(content), 200, { ...NO_STORE, "content-type": "application/octet-stream" });
};

/** Adds the requests for files: reserve, upload and read in pieces, and see which pieces are stored. */
export const addBlobRoutes = (api: Hono, host: ApiHost): void => {
  api.post("/sessions/:session/blobs", (context) => reserve(context, host));
  api.get("/sessions/:session/blobs/:blob", (context) => describe(context, host));
  api.put("/sessions/:session/blobs/:blob/:n", (context) => write(context, host));
  api.get("/sessions/:session/blobs/:blob/:n", (context) => read(context, host));
};
