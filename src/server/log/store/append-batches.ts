import type { SignedHead } from "../../../model/session/log-api.ts";
import { LOG_LIMITS } from "../../../model/session/log-limits.ts";
import type { SqlEngine } from "../engines/sql-engine.ts";
import { DAY_MS, readHead, utcTime } from "./log-store.ts";
import type { Access, NewEntry, StoreResult } from "./log-store.ts";

/** The head of a log, and whether this request created it. */
export type StoredHead = { readonly head: SignedHead; readonly isNew: boolean };

/** Appends an entry if it follows the head of its session. */
export type AppendEntry = (access: Access, entry: NewEntry) => Promise<StoreResult<StoredHead>>;

/** Limits of one batch. */
const MAX_ENTRIES = 64;
const MAX_BYTES = 2_000_000;

/** Prepared by a function of the database, because planning this statement takes longer than running it. */
const APPEND = `select append_entries($1::json, ${LOG_LIMITS.events}, ${LOG_LIMITS.sessionBytes}) as session`;

/** The heads in a notice, which names all that one statement made. */
export const readNotice = (notice: string): readonly { readonly session: string; readonly seq: number }[] =>
  notice.split(",").map((head) => {
    const [session = "", seq] = head.split(" ");
    return { session, seq: Number(seq) };
  });

const whyRefused = async (
  engine: SqlEngine,
  access: Access,
  { envelope, hash, bytes, at }: NewEntry,
): Promise<StoreResult<StoredHead>> => {
  const current = await readHead(engine, access, at);
  if (!current.ok) return current;
  const { head } = current;
  const [stored] = await engine.read(
    "select hash, at::float8 as at, head_signature from entries where session = $1 and seq = $2",
    [access.session, envelope.seq],
  );
  // Idempotent retry: the response to the first request was lost, and the client sent the same entry again.
  if (stored?.["hash"] === hash) {
    const signed = { at: utcTime(Number(stored["at"])), signature: String(stored["head_signature"]) };
    return { ok: true, isNew: false, head: { session: access.session, seq: envelope.seq, hash, ...signed } };
  }
  if (head.seq !== envelope.seq - 1 || head.hash !== envelope.prev) return { ok: false, code: "not_at_head", head };
  if (head.seq >= LOG_LIMITS.events) return { ok: false, code: "too_many_events", head };
  if (current.bytes + bytes > LOG_LIMITS.sessionBytes) return { ok: false, code: "session_full", head };
  // Between the two statements another entry was refused or a session ended: the client looks again.
  return { ok: false, code: "not_at_head", head };
};

type Waiting = {
  readonly access: Access;
  readonly entry: NewEntry;
  readonly stored: (isStored: boolean) => void;
  readonly failed: (error: unknown) => void;
};

/** Takes the next entries to store together: at most one of each session, because each changes the head. */
const takeBatch = (queue: Waiting[]): readonly Waiting[] => {
  const batch = new Map<string, Waiting>();
  let bytes = 0;
  for (const waiting of queue) {
    const { session } = waiting.access;
    const { length } = waiting.entry.envelope.ciphertext;
    if (batch.size === MAX_ENTRIES || (batch.size > 0 && bytes + length > MAX_BYTES)) break;
    if (batch.has(session)) continue;
    batch.set(session, waiting);
    bytes += length;
  }
  const taken = new Set(batch.values());
  queue.splice(0, queue.length, ...queue.filter((waiting) => !taken.has(waiting)));
  return [...taken];
};

const rowOf = ({ access, entry }: Waiting) => {
  const { envelope, hash, bytes, at, headSignature } = entry;
  const expires = at + LOG_LIMITS.days * DAY_MS;
  return { ...envelope, bytes, hash, at, head_signature: headSignature, expires_at: expires, write_hash: access.hash };
};

const storeBatch = async (engine: SqlEngine, batch: readonly Waiting[]): Promise<void> => {
  try {
    const rows = await engine.write(APPEND, [JSON.stringify(batch.map(rowOf))]);
    const stored = new Set(rows.map(({ session }) => session));
    for (const waiting of batch) waiting.stored(stored.has(waiting.access.session));
  } catch (error) {
    if (batch.length === 1) return batch[0]!.failed(error);
    // An entry that the database refuses must not cause the entries of other people to fail.
    for (const waiting of batch) await storeBatch(engine, [waiting]);
  }
};

/**
 * Appends entries in batches: what arrives while one batch is stored is stored together by the next statement. Planning
 * and running a statement takes far longer than adding a row, and the database waits for the disk once for the whole
 * batch. An entry that arrives alone does not wait.
 */
export const createAppender = (engine: SqlEngine): AppendEntry => {
  const queue: Waiting[] = [];
  let isStoring = false;
  const storeAll = async (): Promise<void> => {
    isStoring = true;
    while (queue.length > 0) await storeBatch(engine, takeBatch(queue));
    isStoring = false;
  };
  return async (access, entry) => {
    const isStored = await new Promise<boolean>((stored, failed) => {
      queue.push({ access, entry, stored, failed });
      if (!isStoring) void storeAll();
    });
    if (!isStored) return whyRefused(engine, access, entry);
    const { envelope, hash, at, headSignature } = entry;
    const { session, seq } = envelope;
    return { ok: true, isNew: true, head: { session, seq, hash, at: utcTime(at), signature: headSignature } };
  };
};
