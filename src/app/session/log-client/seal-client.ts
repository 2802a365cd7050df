import * as z from "zod/mini";
import type { SealAnswer } from "../../../model/session/log-api.ts";
import { LOG_LIMITS } from "../../../model/session/log-limits.ts";
import { fromBase64Url, toBase64Url } from "../../../sealing/base64url.ts";
import type { LogAccess } from "./log-access.ts";
import { LOG_ADDRESS, authorizationHeader } from "./log-client.ts";
import { failed, requestAnswer, requestLog } from "./log-request.ts";
import type { LogResult } from "./log-request.ts";

const JSON_TYPE = { "content-type": "application/json" };

const identity = z.object({ chain: z.array(z.string()), keyType: z.enum(["EC", "RSA"]), at: z.string() });
const signature = z.object({ signature: z.string() });
const blob = z.object({ bytes: z.int(), chunks: z.array(z.int()) });

const reader =
  <Value>(shape: z.ZodMiniType<Value>) =>
  (value: unknown): Value | null => {
    const parsed = shape.safeParse(value);
    return parsed.success ? parsed.data : null;
  };

const post = (access: LogAccess, body: object): RequestInit => ({
  method: "POST",
  headers: { ...JSON_TYPE, ...authorizationHeader(access.writeCapability) },
  body: JSON.stringify(body),
});

const pathOf = ({ session }: LogAccess): string => `${LOG_ADDRESS}/sessions/${session}`;

/** The certificate with which the server seals, and its time. */
export const readSealIdentity = (send: typeof fetch = fetch): Promise<LogResult<SealAnswer>> =>
  requestAnswer(send, `${LOG_ADDRESS}/seal`, {}, reader(identity));

/** The server's signature of the attributes of a seal. */
export const signSealAttributes = async (
  access: LogAccess,
  attributes: Uint8Array,
  send: typeof fetch = fetch,
): Promise<LogResult<Uint8Array<ArrayBuffer>>> => {
  const request = post(access, { attributes: toBase64Url(attributes) });
  const answer = await requestAnswer(send, `${pathOf(access)}/seal`, request, reader(signature));
  if (!answer.ok) return answer;
  const bytes = fromBase64Url(answer.value.signature);
  return bytes ? { ok: true, value: bytes } : failed({ code: "offline" });
};

/** Uploads a file in pieces; may be repeated when an answer was lost. */
export const uploadFile = async (
  access: LogAccess,
  id: string,
  bytes: Uint8Array<ArrayBuffer>,
  send: typeof fetch = fetch,
): Promise<LogResult<null>> => {
  const announced = await requestAnswer(
    send,
    `${pathOf(access)}/blobs`,
    post(access, { id, bytes: bytes.length }),
    reader(blob),
  );
  if (!announced.ok) return announced;
  const { chunkBytes } = LOG_LIMITS;
  for (let n = 0; n * chunkBytes < bytes.length; n++) {
    if (announced.value.chunks.includes(n)) continue;
    const body = bytes.slice(n * chunkBytes, (n + 1) * chunkBytes);
    const init = { method: "PUT", headers: authorizationHeader(access.writeCapability), body };
    const stored = await requestLog(send, `${pathOf(access)}/blobs/${id}/${n}`, init);
    if (!stored.ok) return stored;
  }
  return { ok: true, value: null };
};

/** Downloads a file that was uploaded completely. */
export const downloadFile = async (
  access: LogAccess,
  id: string,
  send: typeof fetch = fetch,
): Promise<LogResult<Uint8Array<ArrayBuffer>>> => {
  const headers = authorizationHeader(access.readCapability);
  const found = await requestAnswer(send, `${pathOf(access)}/blobs/${id}`, { headers }, reader(blob));
  if (!found.ok) return found;
  if (found.value.bytes > LOG_LIMITS.blobBytes) return failed({ code: "blob_too_large" });
  const bytes = new Uint8Array(found.value.bytes);
  for (let n = 0; n * LOG_LIMITS.chunkBytes < bytes.length; n++) {
    const answer = await requestLog(send, `${pathOf(access)}/blobs/${id}/${n}`, { headers });
    if (!answer.ok) return answer;
    const piece = new Uint8Array(await answer.value.arrayBuffer());
    if (n * LOG_LIMITS.chunkBytes + piece.length > bytes.length) return failed({ code: "offline" });
    bytes.set(piece, n * LOG_LIMITS.chunkBytes);
  }
  return { ok: true, value: bytes };
};
