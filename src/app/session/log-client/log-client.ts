import type { AppendRequest, CreateSessionRequest, LogEntry, SignedHead } from "../../../model/session/log-api.ts";
import { capabilityHash } from "../../../sealing/session-keys.ts";
import { verifyLogPage } from "../../../sealing/verify-log-page.ts";
import type { KnownLog } from "../../../sealing/verify-log-page.ts";
import type { LogHead } from "../../../sealing/verify-hash-chain.ts";
import type { LogAccess } from "./log-access.ts";
import { failed, requestAnswer } from "./log-request.ts";
import type { LogResult } from "./log-request.ts";
import { parseHeadAnswer, parseLogPage, parseLogServer } from "./parse-answers.ts";

/** Verified entries, and the head they lead to. */
export type VerifiedEntries = { readonly entries: readonly LogEntry[]; readonly head: LogHead };

/** The address of the log service. */
export const LOG_ADDRESS = "/api";

const JSON_TYPE = { "content-type": "application/json" };

/** The header that presents a capability. */
export const authorizationHeader = (capability: string): { readonly authorization: string } => ({
  authorization: `Bearer ${capability}`,
});

const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify(body),
});

const headIn = (result: LogResult<{ readonly head: SignedHead }>): LogResult<SignedHead> =>
  result.ok ? { ok: true, value: result.value.head } : result;

/** The key with which the server signs heads. A device pins it at the start of a session and accepts no other key. */
export const readHeadKey = async (send: typeof fetch = fetch): Promise<LogResult<string>> => {
  const result = await requestAnswer(send, `${LOG_ADDRESS}/log`, {}, parseLogServer);
  return result.ok ? { ok: true, value: result.value.headKey } : result;
};

/** Starts a session on the server; may be repeated when the answer was lost. */
export const createSessionLog = async (
  { session, readCapability, writeCapability }: LogAccess,
  send: typeof fetch = fetch,
): Promise<LogResult<SignedHead>> => {
  const request: CreateSessionRequest = {
    session,
    readHash: await capabilityHash(crypto, readCapability),
    writeHash: await capabilityHash(crypto, writeCapability),
  };
  return headIn(await requestAnswer(send, `${LOG_ADDRESS}/sessions`, post(request), parseHeadAnswer));
};

/**
 * Appends an entry; may be repeated when the answer was lost. The problem "not_at_head" means that entries came before:
 * read and apply them, and offer the act again if it is still allowed.
 */
export const appendToLog = async (
  { session, writeCapability }: LogAccess,
  request: AppendRequest,
  send: typeof fetch = fetch,
): Promise<LogResult<SignedHead>> => {
  const address = `${LOG_ADDRESS}/sessions/${session}/entries`;
  return headIn(
    await requestAnswer(send, address, post(request, authorizationHeader(writeCapability)), parseHeadAnswer),
  );
};

/** Every entry after the known head, verified against it. */
export const readLogAfter = async (
  { session, readCapability }: LogAccess,
  known: KnownLog,
  send: typeof fetch = fetch,
): Promise<LogResult<VerifiedEntries>> => {
  const entries: LogEntry[] = [];
  let { head } = known;
  for (;;) {
    const address = `${LOG_ADDRESS}/sessions/${session}/entries?after=${head.seq}`;
    const result = await requestAnswer(send, address, { headers: authorizationHeader(readCapability) }, parseLogPage);
    if (!result.ok) return result;
    const verified = await verifyLogPage(crypto, { ...known, head }, result.value);
    if (!verified.ok) return failed({ code: "untrusted", chain: verified.problem });
    entries.push(...result.value.entries);
    head = verified.head;
    // An answer without entries ends the reading, even if the server names a later head.
    if (result.value.entries.length === 0 || head.seq >= result.value.head.seq)
      return { ok: true, value: { entries, head } };
  }
};
