import type { LogEntry, LogRefusalCode, SignedHead } from "../../../model/session/log-api.ts";
import { LOG_LIMITS } from "../../../model/session/log-limits.ts";
import type { Envelope } from "../../../model/session/envelope.ts";
import type { SqlEngine, SqlRow } from "../engines/sql-engine.ts";

/** A value, or the code of the refusal. */
export type StoreResult<Value> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly code: LogRefusalCode; readonly head?: SignedHead | undefined };

/** A capability as the database keeps it. */
export type Access = { readonly session: string; readonly kind: "read" | "write"; readonly hash: string };

/** An entry with what the server adds to it. */
export type NewEntry = {
  readonly envelope: Envelope;
  readonly hash: string;
  readonly bytes: number;
  readonly at: number;
  readonly headSignature: string;
};

/** The milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** A time in milliseconds as the interface shows it. */
export const utcTime = (at: number): string => new Date(at).toISOString();

const HEAD = "id, head_seq, head_hash, head_at::float8 as head_at, head_signature";

const headOf = (row: SqlRow): SignedHead => ({
  session: String(row["id"]),
  seq: Number(row["head_seq"]),
  hash: String(row["head_hash"]),
  at: utcTime(Number(row["head_at"])),
  signature: String(row["head_signature"]),
});

const entryOf = (session: string, row: SqlRow): LogEntry => ({
  envelope: {
    session,
    seq: Number(row["seq"]),
    prev: String(row["prev"]),
    author: String(row["author"]),
    signature: String(row["signature"]),
    ciphertext: String(row["ciphertext"]),
  },
  at: utcTime(Number(row["at"])),
  headSignature: String(row["head_signature"]),
});

/** Starts a session with an empty log; refused if its id is taken by a session with other capabilities. */
export const insertSession = async (
  { write }: SqlEngine,
  { session, readHash, writeHash }: { readonly session: string; readonly readHash: string; readonly writeHash: string },
  { at, signature }: { readonly at: number; readonly signature: string },
): Promise<StoreResult<{ readonly head: SignedHead; readonly isNew: boolean }>> => {
  const rows = await write(
    // The update changes nothing. Unlike a query beside the insertion, it sees a session that another server has just stored.
    `insert into sessions (id, read_hash, write_hash, head_seq, head_hash, head_at, head_signature, expires_at)
     values ($1, $2, $3, 0, '', $4, $5, $6)
     on conflict (id) do update set id = excluded.id
       where sessions.read_hash = excluded.read_hash and sessions.write_hash = excluded.write_hash and sessions.ended is null
     returning ${HEAD}, xmax = 0 as is_new`,
    [session, readHash, writeHash, at, signature, at + LOG_LIMITS.days * DAY_MS],
  );
  const [row] = rows;
  return row ? { ok: true, head: headOf(row), isNew: row["is_new"] === true } : { ok: false, code: "session_exists" };
};

const endedCode = (row: SqlRow, at: number): LogRefusalCode | null => {
  if (row["ended"] === "deleted") return "deleted";
  return row["ended"] === "expired" || Number(row["expires_at"]) <= at ? "expired" : null;
};

/** The head of a session, if the capability opens it. */
export const readHead = async (
  { read }: SqlEngine,
  { session, kind, hash }: Access,
  at: number,
): Promise<StoreResult<{ readonly head: SignedHead; readonly bytes: number }>> => {
  const [row] = await read(
    `select ${HEAD}, ended, expires_at::float8 as expires_at, bytes::float8 as bytes,
       ${kind === "read" ? "read_hash" : "write_hash"} as capability
     from sessions where id = $1`,
    [session],
  );
  if (!row) return { ok: false, code: "no_session" };
  const head = headOf(row);
  const ended = endedCode(row, at);
  if (ended) return { ok: false, code: ended, head };
  if (row["capability"] !== hash) return { ok: false, code: "wrong_capability" };
  return { ok: true, head, bytes: Number(row["bytes"]) };
};

/** Most bytes of entries in one answer, not counting its first entry. */
const PAGE_BYTES = 2_000_000;
const PAGE_ENTRIES = 500;

/** The entries after a position, up to the limits of one answer in number and in bytes. */
export const readEntries = async (
  { read }: SqlEngine,
  session: string,
  after: number,
  bytes = PAGE_BYTES,
): Promise<readonly LogEntry[]> => {
  const rows = await read(
    `select seq, prev, author, signature, ciphertext, at::float8 as at, head_signature from (
       select *, sum(bytes) over (order by seq) as total, row_number() over (order by seq) as place
       from entries where session = $1 and seq > $2 order by seq limit ${PAGE_ENTRIES}) page
     where total <= $3 or place = 1 order by seq`,
    [session, after, bytes],
  );
  return rows.map((row) => entryOf(session, row));
};
