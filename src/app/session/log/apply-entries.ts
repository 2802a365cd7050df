import { applyEntry } from "../../../engine/session/replay-log.ts";
import { readSessionEvent } from "../../../engine/session/shape/event-shape.ts";
import type { Envelope } from "../../../model/session/envelope.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { verifyEntries } from "../../../sealing/verify-log-page.ts";
import type { KnownLog } from "../../../sealing/verify-log-page.ts";
import type { LogHead } from "../../../sealing/verify-hash-chain.ts";
import { isClaimProven } from "../../../sealing/invitation.ts";
import { openEnvelope, openFirstEnvelope } from "../../../sealing/encrypt-event.ts";
import type { OpenedEnvelope } from "../../../sealing/encrypt-event.ts";
import type { SessionKeys } from "../../../sealing/session-keys.ts";
import type { WebCrypto } from "../../../sealing/web-crypto.ts";
import type { LogEntry } from "../../../model/session/log-api.ts";

/**
 * What is wrong with a log, and the first entry it concerns. The server or a party has tampered with it, or started it with a
 * program whose rules do not apply anymore ("old_writer").
 */
export type ReplayProblem = {
  readonly code:
    | "other_session"
    | "out_of_order"
    | "other_history"
    | "cut_off"
    | "wrong_author"
    | "wrong_signature"
    | "not_started"
    | "old_writer";
  readonly seq: number;
};

/** The state after more entries, or the first problem. */
export type ReadResult =
  | { readonly ok: true; readonly state: SessionState | null; readonly head: LogHead }
  | { readonly ok: false; readonly problem: ReplayProblem };

const deviceIn = (event: unknown): string | null => {
  const read = readSessionEvent(event);
  return read?.type === "start" || read?.type === "claim" || read?.type === "join_device" ? read.device : null;
};

type Opened = { readonly event: SessionEvent | null } | { readonly problem: ReplayProblem["code"] };

/** The public key by device: of those that joined before, and of those whose first entry here brings one. */
const knownKeys = async (
  crypto: WebCrypto,
  keys: SessionKeys,
  state: SessionState | null,
  entries: readonly LogEntry[],
): Promise<ReadonlyMap<string, string>> => {
  const known = new Map(Object.entries(state?.devices ?? {}).map(([id, { publicKey }]) => [id, publicKey]));
  const first = new Map(entries.toReversed().map(({ envelope }) => [envelope.author, envelope]));
  const strangers = [...first.values()].filter(({ author }) => !known.has(author));
  const opened = await Promise.all(strangers.map((envelope) => openFirstEnvelope(crypto, keys, envelope, deviceIn)));
  for (const [index, each] of opened.entries()) {
    const publicKey = each.ok ? deviceIn(each.event) : null;
    if (publicKey !== null) known.set(strangers[index]!.author, publicKey);
  }
  return known;
};

/** Opens entries at once, before it is known which of these devices have joined; the others are opened as they are applied. */
const openAhead = async (
  crypto: WebCrypto,
  keys: SessionKeys,
  state: SessionState | null,
  entries: readonly LogEntry[],
): Promise<readonly (Ahead | null)[]> => {
  const known = await knownKeys(crypto, keys, state, entries);
  return Promise.all(
    entries.map(async ({ envelope }): Promise<Ahead | null> => {
      const publicKey = known.get(envelope.author);
      return publicKey === undefined
        ? null
        : { publicKey, opened: await openEnvelope(crypto, keys, envelope, publicKey) };
    }),
  );
};

/** An envelope that was opened with a public key. */
type Ahead = { readonly publicKey: string; readonly opened: OpenedEnvelope };

const openEntry = async (
  crypto: WebCrypto,
  keys: SessionKeys,
  state: SessionState | null,
  envelope: Envelope,
  ahead: Ahead | null,
): Promise<Opened> => {
  const known = state?.devices[envelope.author];
  const isKnown = known !== undefined && known.publicKey === ahead?.publicKey;
  const opened = isKnown
    ? ahead.opened
    : known
      ? await openEnvelope(crypto, keys, envelope, known.publicKey)
      : await openFirstEnvelope(crypto, keys, envelope, deviceIn);
  if (opened.ok) return { event: readSessionEvent(opened.event) };
  // An entry by a stranger, or one that cannot be decrypted, is ignored. A forged entry means that the log cannot be
  // trusted.
  return known && opened.problem !== "unreadable" ? { problem: opened.problem } : { event: null };
};

const isProven = async (
  crypto: WebCrypto,
  state: SessionState | null,
  envelope: Envelope,
  event: SessionEvent | null,
): Promise<boolean> => {
  if (event?.type !== "claim" && event?.type !== "join_device") return false;
  const { type, seat, device, proof } = event;
  const invited = type === "claim" ? state?.seats.find(({ id }) => id === seat) : state?.deviceOffers?.[seat];
  return isClaimProven(crypto, invited?.invitation ?? "", proof, { session: envelope.session, seat, device }, type);
};

/** Checks, decrypts and applies entries that follow a known head. */
export const applyEntries = async (
  crypto: WebCrypto,
  keys: SessionKeys,
  known: KnownLog,
  entries: readonly LogEntry[],
  from: SessionState | null,
): Promise<ReadResult> => {
  const chain = await verifyEntries(crypto, known, entries);
  if (!chain.ok) return chain;
  const ahead = await openAhead(crypto, keys, from, entries);
  let state = from;
  for (const [index, { envelope, at }] of entries.entries()) {
    const opened = await openEntry(crypto, keys, state, envelope, ahead[index]!);
    if ("problem" in opened) return { ok: false, problem: { code: opened.problem, seq: envelope.seq } };
    const { event } = opened;
    const proven = await isProven(crypto, state, envelope, event);
    const entry = { seq: envelope.seq, at, author: envelope.author, event, isProven: proven };
    const replayed = applyEntry(state, entry);
    if (!replayed.ok) return { ok: false, problem: { code: replayed.problem, seq: replayed.seq } };
    ({ state } = replayed);
  }
  return { ok: true, state, head: chain.head };
};
