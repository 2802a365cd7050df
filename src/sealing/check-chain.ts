import type { Envelope } from "../model/session/envelope.ts";
import { envelopeHash } from "./seal-event.ts";
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

const refused = (code: ChainProblem["code"], seq: number): ChainResult => ({ ok: false, problem: { code, seq } });

/**
 * Follows the hashes of a log from a known head.
 *
 * `seen` is the last head this device accepted: a log that ends before it was cut off by the server. A rewritten
 * history is caught where the hash of an entry differs from the one the next entry names, and at `seen`.
 */
export const checkChain = async (
  crypto: WebCrypto,
  session: string,
  entries: readonly Envelope[],
  from: LogHead = EMPTY_LOG,
  seen: LogHead = from,
): Promise<ChainResult> => {
  let head = from;
  for (const entry of entries) {
    const seq = head.seq + 1;
    if (entry.session !== session) return refused("other_session", seq);
    if (entry.seq !== seq) return refused("out_of_order", seq);
    if (entry.prev !== head.hash) return refused("other_history", seq);
    head = { seq, hash: await envelopeHash(crypto, entry) };
    if (seq === seen.seq && head.hash !== seen.hash) return refused("other_history", seq);
  }
  return head.seq < seen.seq ? refused("cut_off", head.seq + 1) : { ok: true, head };
};
