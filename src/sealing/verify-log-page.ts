import type { LogEntry, LogPage, SignedHead } from "../model/session/log-api.ts";
import { isHeadSigned } from "./signed-head.ts";
import { verifyKnownHashes, hashEntries } from "./verify-hash-chain.ts";
import type { ChainResult, LogHead } from "./verify-hash-chain.ts";
import type { WebCrypto } from "./web-crypto.ts";

/** A device's record of a log: its session, the server's key, and the last head it accepted. */
export type KnownLog = { readonly session: string; readonly headKey: string; readonly head: LogHead };

const headOf = ({ envelope, at, headSignature }: LogEntry, hash: string): SignedHead => ({
  session: envelope.session,
  seq: envelope.seq,
  hash,
  at,
  signature: headSignature,
});

/** The head that a key has signed for an entry: a page is checked as it arrives and again before it is applied. */
const signed = new WeakMap<LogEntry, { readonly headKey: string; readonly hash: string }>();

const isEntrySigned = async (crypto: WebCrypto, entry: LogEntry, hash: string, headKey: string): Promise<boolean> => {
  const known = signed.get(entry);
  if (known?.headKey === headKey && known.hash === hash) return true;
  const isSigned = await isHeadSigned(crypto, headOf(entry, hash), headKey);
  if (isSigned) signed.set(entry, { headKey, hash });
  return isSigned;
};

/**
 * Follows entries from the known head and checks that the server signed each head they made.
 *
 * @returns The new head, or the first problem: "other_history" also where a signature is missing.
 */
export const verifyEntries = async (
  crypto: WebCrypto,
  { session, headKey, head }: KnownLog,
  entries: readonly LogEntry[],
): Promise<ChainResult> => {
  const envelopes = entries.map(({ envelope }) => envelope);
  const hashes = await hashEntries(crypto, envelopes);
  const chain = verifyKnownHashes(session, envelopes, hashes, head);
  const followed = chain.ok ? entries : entries.slice(0, chain.problem.seq - head.seq - 1);
  const areSigned = await Promise.all(
    followed.map((entry, index) => isEntrySigned(crypto, entry, hashes[index]!, headKey)),
  );
  const unsigned = areSigned.indexOf(false);
  return unsigned < 0 ? chain : { ok: false, problem: { code: "other_history", seq: head.seq + unsigned + 1 } };
};

/** Like `verifyEntries`, for an answer that includes the head: the log must contain the known head. */
export const verifyLogPage = async (
  crypto: WebCrypto,
  known: KnownLog,
  { entries, head }: LogPage,
): Promise<ChainResult> => {
  if (head.session !== known.session || !(await isHeadSigned(crypto, head, known.headKey)))
    return { ok: false, problem: { code: "other_history", seq: head.seq } };
  const result = await verifyEntries(crypto, known, entries);
  if (!result.ok) return result;
  if (head.seq < known.head.seq) return { ok: false, problem: { code: "cut_off", seq: head.seq + 1 } };
  const isSame = head.seq !== result.head.seq || head.hash === result.head.hash;
  return isSame ? result : { ok: false, problem: { code: "other_history", seq: head.seq } };
};
