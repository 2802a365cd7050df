import type { Hono } from "hono";
import type { Context } from "hono";
import type { SealAnswer, SealRequest, SealSignature } from "../../../model/session/log-api.ts";
import { fromBase64Url, toBase64Url } from "../../../sealing/base64url.ts";
import { NO_STORE, accessOf, readRequest, sendRefusal } from "./api-request.ts";
import type { ApiHost } from "./api-request.ts";

/** The attributes of a seal are a few hundred bytes. */
const REQUEST_BYTES = 4000;

const parseSealRequest = (value: unknown): SealRequest | null => {
  if (typeof value !== "object" || value === null || !("attributes" in value)) return null;
  const { attributes } = value;
  return typeof attributes === "string" && fromBase64Url(attributes) ? { attributes } : null;
};

const sign = async (context: Context, { open }: ApiHost): Promise<Response> => {
  const access = accessOf(context, "write");
  if (!access) return sendRefusal(context, "wrong_capability");
  const request = await readRequest(context, REQUEST_BYTES, parseSealRequest);
  if (typeof request === "string") return sendRefusal(context, request);
  const result = await (await open()).seal.sign(access, fromBase64Url(request.attributes)!);
  if (!result.ok) return sendRefusal(context, result.code, result.head);
  const answer: SealSignature = { signature: toBase64Url(result.signature) };
  return context.json(answer, 200, NO_STORE);
};

/** Adds the requests for sealing a file: the certificate, and the signature of a seal's attributes. */
export const addSealRoutes = (api: Hono, host: ApiHost): void => {
  api.get("/seal", async (context) => {
    const service = await host.open();
    return context.json((await service.seal.identity()) satisfies SealAnswer, 200, NO_STORE);
  });
  api.post("/sessions/:session/seal", (context) => sign(context, host));
};
