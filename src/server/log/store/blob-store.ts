import { LOG_LIMITS } from "../../../model/session/log-limits.ts";
import type { SqlEngine } from "../engines/sql-engine.ts";
import { readHead } from "./log-store.ts";
import type { Access, StoreResult } from "./log-store.ts";

/** A file of a session: encrypted bytes, stored in pieces. */
export type BlobName = { readonly id: string; readonly bytes: number };

/** A file and which of its pieces are stored. */
export type StoredBlob = { readonly bytes: number; readonly chunks: readonly number[] };

const { chunkBytes, sessionBytes } = LOG_LIMITS;

/** How long the pieces of a file may be uploaded before its room has to be reserved again. Unit: milliseconds. */
const UPLOAD_MS = 60 * 60_000;

/** When the room of an incomplete file is given back: well after its last piece was accepted, so that none arrives meanwhile. */
const RELEASE_MS = 2 * UPLOAD_MS;

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

/**
 * Releases the space reserved for files whose upload was not completed in time, in one session or, with null, in all of
 * them.
 */
export const releaseBlobs = async ({ write }: SqlEngine, at: number, session: string | null = null): Promise<void> => {
  await write(
    `with released as (
       delete from blobs where reserved_at <= $1 and ($2::text is null or session = $2) and bytes > ${chunkBytes} * (
         select count(*) from blob_chunks chunk where chunk.session = blobs.session and chunk.blob = blobs.id)
       returning session, id, bytes),
     pieces as (
       delete from blob_chunks using released
       where blob_chunks.session = released.session and blob_chunks.blob = released.id),
     room as (select session, sum(bytes)::bigint as bytes from released group by session)
     update sessions set bytes = sessions.bytes - room.bytes from room
     where sessions.id = room.session and not is_empty`,
    [at - RELEASE_MS, session],
  );
};

const addBlob = (engine: SqlEngine, { session, hash }: Access, { id, bytes }: BlobName, at: number) =>
  engine.write(
    `with reserved as (
       update sessions set bytes = bytes + $3
       where id = $1 and write_hash = $4 and ended is null and expires_at > $5 and bytes + $3 <= ${sessionBytes}
         and not exists (select from blobs where session = $1 and id = $2)
       returning id)
     insert into blobs (session, id, bytes, reserved_at) select id, $2, $3, $5 from reserved
     on conflict do nothing returning id`,
    [session, id, bytes, hash, at],
  );

/** Renews the reservation of a file whose upload continues; null if no file with this id has this size. */
const renewBlob = async (
  engine: SqlEngine,
  session: string,
  { id, bytes }: BlobName,
  at: number,
): Promise<StoredBlob | null> => {
  const sql = "update blobs set reserved_at = $4 where session = $1 and id = $2 and bytes = $3 returning id";
  const rows = await engine.write(sql, [session, id, bytes, at]);
  return rows.length > 0 ? readBlob(engine, session, id) : null;
};

/** Reserves space for a file for a limited time, so that its upload cannot fail halfway because the session is full. */
export const reserveBlob = async (
  engine: SqlEngine,
  access: Access,
  blob: BlobName,
  at: number,
): Promise<StoreResult<{ readonly blob: StoredBlob }>> => {
  const { session } = access;
  const added = { ok: true, blob: { bytes: blob.bytes, chunks: [] } } as const;
  if ((await addBlob(engine, access, blob, at)).length > 0) return added;
  const current = await readHead(engine, access, at);
  if (!current.ok) return current;
  const renewed = await renewBlob(engine, session, blob, at);
  if (renewed) return { ok: true, blob: renewed };
  if (await readBlob(engine, session, blob.id)) return { ok: false, code: "blob_exists" };
  await releaseBlobs(engine, at, session);
  return (await addBlob(engine, access, blob, at)).length > 0 ? added : { ok: false, code: "session_full" };
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
       and (reserved_at is null or reserved_at > $7)
       and blobs.bytes > $3::int * ${chunkBytes} and octet_length($4::bytea) = least(${chunkBytes}, blobs.bytes - $3::int * ${chunkBytes})
     for share of sessions
     on conflict do nothing returning n`,
    [access.session, id, n, content, access.hash, at, at - UPLOAD_MS],
  );
  if (rows.length > 0) return { ok: true };
  const current = await readHead(engine, access, at);
  if (!current.ok) return current;
  const stored = await readBlob(engine, access.session, id);
  if (stored?.chunks.includes(n)) return { ok: true };
  const [late] = await engine.read("select from blobs where session = $1 and id = $2 and reserved_at <= $3", [
    access.session,
    id,
    at - UPLOAD_MS,
  ]);
  return { ok: false, code: stored && !late ? "malformed" : "no_blob" };
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
