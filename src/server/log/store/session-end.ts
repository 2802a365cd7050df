import { LOG_LIMITS } from "../../../model/session/log-limits.ts";
import type { SqlEngine } from "../engines/sql-engine.ts";
import { readHead } from "./log-store.ts";
import type { Access, StoreResult } from "./log-store.ts";

const DAY_MS = 86_400_000;

/** Keeps a session for longer than its last entry does. */
export const extendSession = async (
  engine: SqlEngine,
  access: Access,
  at: number,
): Promise<StoreResult<{ readonly expiresAt: number }>> => {
  const expiresAt = at + LOG_LIMITS.extendedDays * DAY_MS;
  const rows = await engine.write(
    `update sessions set expires_at = greatest(expires_at, $3)
     where id = $1 and write_hash = $2 and ended is null and expires_at > $4 returning expires_at::float8 as expires_at`,
    [access.session, access.hash, expiresAt, at],
  );
  const [row] = rows;
  if (row) return { ok: true, expiresAt: Number(row["expires_at"]) };
  const current = await readHead(engine, access, at);
  return current.ok ? { ok: false, code: "unavailable" } : current;
};

/** The devices that have written entries, with the position of the last one of each. */
export const readAuthors = async ({ read }: SqlEngine, session: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await read("select author, max(seq) as last from entries where session = $1 group by author", [session]);
  return new Map(rows.map(({ author, last }) => [String(author), Number(last)]));
};

/** Ends a session at a head; what it contained is removed by the next `removeEnded`. */
export const deleteSession = async (
  engine: SqlEngine,
  access: Access,
  { seq, hash }: { readonly seq: number; readonly hash: string },
  at: number,
): Promise<StoreResult<object>> => {
  const rows = await engine.write(
    `update sessions set ended = 'deleted', read_hash = null, write_hash = null
     where id = $1 and write_hash = $2 and head_seq = $3 and head_hash = $4 and ended is null and expires_at > $5
     returning id`,
    [access.session, access.hash, seq, hash, at],
  );
  if (rows.length > 0) return { ok: true };
  const current = await readHead(engine, access, at);
  return current.ok ? { ok: false, code: "not_at_head", head: current.head } : current;
};

/** Ends the sessions that expired; returns their number. */
export const expireSessions = async ({ write }: SqlEngine, at: number): Promise<number> => {
  const rows = await write(
    `update sessions set ended = 'expired', read_hash = null, write_hash = null
     where ended is null and expires_at <= $1 returning id`,
    [at],
  );
  return rows.length;
};

const ENDED = "select id from sessions where ended is not null and not is_empty";

/**
 * Removes what ended sessions contained; their heads stay. May be repeated after it was interrupted.
 *
 * The sessions ended in an earlier statement, so that no entry can be added to them in the meantime.
 */
export const removeEnded = async ({ write }: SqlEngine): Promise<void> => {
  for (const table of ["blob_chunks", "blobs", "entries"])
    await write(`delete from ${table} where session in (${ENDED})`, []);
  await write("update sessions set is_empty = true, bytes = 0 where ended is not null and not is_empty", []);
};
