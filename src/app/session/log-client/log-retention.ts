import * as z from "zod/mini";
import type { DeletionConsent, DeletionRequest, ExpiryAnswer } from "../../../model/session/log-api.ts";
import type { LogAccess } from "./log-access.ts";
import { LOG_ADDRESS, authorizationHeader } from "./log-client.ts";
import { requestAnswer, requestLog } from "./log-request.ts";
import type { LogResult } from "./log-request.ts";

const answer = z.object({ expires: z.iso.datetime() });

const parseExpiry = (value: unknown): ExpiryAnswer | null => {
  const parsed = answer.safeParse(value);
  return parsed.success ? parsed.data : null;
};

/** Keeps a session on the server for as long as a party may ask for; the date until which it is kept. */
export const extendLog = async (
  { session, writeCapability }: LogAccess,
  send: typeof fetch = fetch,
): Promise<LogResult<string>> => {
  const request = { method: "POST", headers: authorizationHeader(writeCapability) };
  const result = await requestAnswer(send, `${LOG_ADDRESS}/sessions/${session}/extension`, request, parseExpiry);
  return result.ok ? { ok: true, value: result.value.expires } : result;
};

/** Deletes a session from the server, which does it only with the consent of every device that wrote an entry. */
export const deleteLog = async (
  { session, writeCapability }: LogAccess,
  consents: readonly DeletionConsent[],
  send: typeof fetch = fetch,
): Promise<LogResult<null>> => {
  const body: DeletionRequest = { consents };
  const request = {
    method: "POST",
    headers: { "content-type": "application/json", ...authorizationHeader(writeCapability) },
    body: JSON.stringify(body),
  };
  const result = await requestLog(send, `${LOG_ADDRESS}/sessions/${session}/deletion`, request);
  return result.ok ? { ok: true, value: null } : result;
};
