import type { Envelope } from "../model/session/envelope.ts";
import { envelopeHash } from "./encrypt-event.ts";
import type { WebCrypto } from "./web-crypto.ts";

/** A point of a log that was agreed on: its last entry and the hash of that entry. */
export type LogHead = { readonly seq: number; readonly hash: string };

/** The head of an empty log. */
export const EMPTY_LOG: LogHead = { seq: 0, hash: "" };

/** What is wrong with a log, and the number of the first entry it concerns. */
export type ChainProblem = {
  readonly code: "other_session" | "out_of_order" | "other_history" | "cut_off";
  readonly seq: number;
};

/** The head after entries that follow `from`, or the first problem. */
export type ChainResult =
  { readonly ok: true; readonly head: LogHead } | { readonly ok: false; readonly problem: ChainProblem };

const failedAt = (code: ChainProblem["code"], seq: number): ChainResult => ({ ok: false, problem: { code, seq } });

/** The hashes of entries. */
export const hashEntries = (crypto: WebCrypto, entries: readonly Envelope[]): Promise<readonly string[]> =>
  Promise.all(entries.map((entry) => envelopeHash(crypto, entry)));

/** Like `verifyHashChain`, for entries whose hashes are known. */
export const verifyKnownHashes = (
  session: string,
  entries: readonly Envelope[],
  hashes: readonly string[],
  from: LogHead,
  lastAccepted: LogHead = from,
): ChainResult => {
  let head = from;
  for (const [index, entry] of entries.entries()) {
    const seq = head.seq + 1;
    if (entry.session !== session) return failedAt("other_session", seq);
    if (entry.seq !== seq) return failedAt("out_of_order", seq);
    if (entry.prev !== head.hash) return failedAt("other_history", seq);
    head = { seq, hash: hashes[index]! };
    if (seq === lastAccepted.seq && head.hash !== lastAccepted.hash) return failedAt("other_history", seq);
  }
  return head.seq < lastAccepted.seq ? failedAt("cut_off", head.seq + 1) : { ok: true, head };
};

/**
 * The head of a log whose entries follow each other from a known head, or the first entry that breaks the hash chain.
 *
 * `lastAccepted` is the last head this device accepted: the server cut off a log that ends before it. A rewritten
 * history is caught where the hash of an entry differs from the one the next entry names, and at `lastAccepted`.
 */
export const verifyHashChain = async (
  crypto: WebCrypto,
  session: string,
  entries: readonly Envelope[],
  from: LogHead = EMPTY_LOG,
  lastAccepted: LogHead = from,
): Promise<ChainResult> => verifyKnownHashes(session, entries, await hashEntries(crypto, entries), from, lastAccepted);
