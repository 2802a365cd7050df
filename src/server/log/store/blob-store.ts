import { LOG_LIMITS } from "../../../model/session/log-limits.ts";
import type { SqlEngine } from "../engines/sql-engine.ts";
import { readHead } from "./log-store.ts";
import type { Access, StoreResult } from "./log-store.ts";

/** A file of a session: encrypted bytes, stored in pieces. */
export type BlobName = { readonly id: string; readonly bytes: number };

/** A file and which of its pieces are stored. */
export type StoredBlob = { readonly bytes: number; readonly chunks: readonly number[] };

const { chunkBytes, sessionBytes } = LOG_LIMITS;

const READ_BLOB = `select blobs.bytes, n from blobs
  left join blob_chunks chunk on chunk.session = blobs.session and chunk.blob = blobs.id
  where blobs.session = $1 and blobs.id = $2 order by n`;

/** A file, or null if the session has none of that id; the caller has checked the capability. */
export const readBlob = async ({ read }: SqlEngine, session: string, id: string): Promise<StoredBlob | null> => {
  const rows = await read(READ_BLOB, [session, id]);
  const [first] = rows;
  if (!first) return null;
  return { bytes: Number(first["bytes"]), chunks: rows.flatMap(({ n }) => (n === null ? [] : [Number(n)])) };
};

/** Reserves the room of a file, so that its upload cannot fail half-way because the session is full. */
export const reserveBlob = async (
  engine: SqlEngine,
  access: Access,
  { id, bytes }: BlobName,
  at: number,
): Promise<StoreResult<{ readonly blob: StoredBlob }>> => {
  const rows = await engine.write(
    `with reserved as (
       update sessions set bytes = bytes + $3
       where id = $1 and write_hash = $4 and ended is null and expires_at > $5 and bytes + $3 <= ${sessionBytes}
         and not exists (select from blobs where session = $1 and id = $2)
       returning id)
     insert into blobs (session, id, bytes) select id, $2, $3 from reserved on conflict do nothing returning id`,
    [access.session, id, bytes, access.hash, at],
  );
  if (rows.length > 0) return { ok: true, blob: { bytes, chunks: [] } };
  const current = await readHead(engine, access, at);
  if (!current.ok) return current;
  const stored = await readBlob(engine, access.session, id);
  if (stored?.bytes === bytes) return { ok: true, blob: stored };
  return { ok: false, code: stored ? "blob_exists" : "session_full" };
};

/** Stores a piece of a file; one that is already stored stays as it is. */
export const writeChunk = async (
  engine: SqlEngine,
  access: Access,
  { id, n, content }: { readonly id: string; readonly n: number; readonly content: Uint8Array },
  at: number,
): Promise<StoreResult<object>> => {
  const rows = await engine.write(
    `insert into blob_chunks (session, blob, n, content)
     select sessions.id, blobs.id, $3::int, $4::bytea from sessions join blobs on blobs.session = sessions.id
     where sessions.id = $1 and blobs.id = $2 and write_hash = $5 and ended is null and expires_at > $6
       and blobs.bytes > $3::int * ${chunkBytes} and octet_length($4::bytea) = least(${chunkBytes}, blobs.bytes - $3::int * ${chunkBytes})
     for share of sessions
     on conflict do nothing returning n`,
    [access.session, id, n, content, access.hash, at],
  );
  if (rows.length > 0) return { ok: true };
  const current = await readHead(engine, access, at);
  if (!current.ok) return current;
  const stored = await readBlob(engine, access.session, id);
  if (!stored) return { ok: false, code: "no_blob" };
  return stored.chunks.includes(n) ? { ok: true } : { ok: false, code: "malformed" };
};

/** A piece of a file, or null; the caller has checked the capability. */
export const readChunk = async (
  { read }: SqlEngine,
  session: string,
  id: string,
  n: number,
): Promise<Uint8Array | null> => {
  const [row] = await read("select content from blob_chunks where session = $1 and blob = $2 and n = $3", [
    session,
    id,
    n,
  ]);
  return row ? new Uint8Array(row["content"] as Uint8Array) : null;
};
