import type { LogRefusalCode, SignedHead } from "../../../model/session/log-api.ts";
import type { ChainProblem } from "../../../sealing/verify-hash-chain.ts";
import { parseRefusal } from "./parse-answers.ts";

/** Why the log could not be read or written. */
export type LogProblem =
  | { readonly code: LogRefusalCode; readonly head?: SignedHead | undefined }
  /** There is no connection, or something other than the log service answered. */
  | { readonly code: "offline" }
  /** The server delivered a log that it cannot have received like this. */
  | { readonly code: "untrusted"; readonly chain: ChainProblem | null };

/** A value, or the reason the request failed. */
export type LogResult<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: LogProblem };

/** A failed result. */
export const failed = (problem: LogProblem): { readonly ok: false; readonly problem: LogProblem } => ({
  ok: false,
  problem,
});

const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

/** The response to a request, or the reason the request failed or was refused. */
export const requestLog = async (
  send: typeof fetch,
  address: string,
  init: RequestInit,
): Promise<LogResult<Response>> => {
  try {
    const response = await send(address, { ...init, cache: "no-store", referrerPolicy: "no-referrer" });
    if (response.ok || response.status === 304) return { ok: true, value: response };
    const refusal = parseRefusal(await bodyOf(response));
    return failed(refusal ? { code: refusal.code, head: refusal.head } : { code: "offline" });
  } catch {
    return failed({ code: "offline" });
  }
};

/** The parsed answer to a request, or the reason the request failed. */
export const requestAnswer = async <Value>(
  send: typeof fetch,
  address: string,
  init: RequestInit,
  parse: (value: unknown) => Value | null,
): Promise<LogResult<Value>> => {
  const response = await requestLog(send, address, init);
  if (!response.ok) return response;
  const value = parse(await bodyOf(response.value));
  return value === null ? failed({ code: "offline" }) : { ok: true, value };
};
