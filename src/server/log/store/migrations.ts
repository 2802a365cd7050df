import { NOTICE_CHANNEL, SCHEMA } from "../engines/sql-engine.ts";
import type { SqlEngine } from "../engines/sql-engine.ts";

/** Any number that no other program on the database uses for its advisory lock. */
const LOCK = 7_404_719_001;

/**
 * The changes that lead from an empty database to the current one, in order. A change that was released is never edited.
 *
 * Times are milliseconds since 1970 in UTC; hashes, keys and ciphertexts are base64url.
 */
const MIGRATIONS: readonly string[] = [
  `create table sessions (
     id text primary key,
     read_hash text,
     write_hash text,
     head_seq integer not null,
     head_hash text not null,
     head_at bigint not null,
     head_signature text not null,
     bytes bigint not null default 0,
     expires_at bigint not null,
     ended text
   );
   create index sessions_expiry on sessions (expires_at) where ended is null;
   create table entries (
     session text not null,
     seq integer not null,
     prev text not null,
     author text not null,
     signature text not null,
     ciphertext text not null,
     bytes integer not null,
     hash text not null,
     at bigint not null,
     head_signature text not null,
     primary key (session, seq)
   );
   create table service_keys (name text primary key, public_key text not null, private_key text not null);`,
  `alter table sessions add column is_empty boolean not null default false;
   create index sessions_to_empty on sessions (id) where ended is not null and not is_empty;
   create table blobs (session text not null, id text not null, bytes integer not null, primary key (session, id));
   create table blob_chunks (
     session text not null,
     blob text not null,
     n integer not null,
     content bytea not null,
     primary key (session, blob, n)
   );
   create table quotas (
     address text not null,
     day integer not null,
     kind text not null,
     used bigint not null,
     primary key (address, day, kind)
   );`,
  // For each of several sessions it changes the head and adds the entry, or does neither; it returns the sessions that it
  // changed, and sends one notice of them. Sessions are locked in order of their ids, so that the batches of two servers never
  // deadlock. The database keeps the plans of a function, also those made while there were few sessions:
  // only the index on the id may serve them, or each append would come to read every session.
  `create function append_entries(input json, most_entries integer, most_bytes bigint) returns setof text
   language plpgsql set enable_seqscan = off as $append$
   declare
     entry record;
     notice text := '';
   begin
     for entry in
       select * from json_to_recordset(input) as row (session text, seq integer, prev text, author text, signature text,
         ciphertext text, bytes integer, hash text, at bigint, head_signature text, expires_at bigint, write_hash text)
       order by session
     loop
       update sessions set head_seq = entry.seq, head_hash = entry.hash, head_at = entry.at,
         head_signature = entry.head_signature, bytes = bytes + entry.bytes,
         expires_at = greatest(expires_at, entry.expires_at)
       where id = entry.session and write_hash = entry.write_hash
         and head_seq = entry.seq - 1 and head_hash = entry.prev
         and coalesce(ended, '') = '' and expires_at + 0 > entry.at
         and head_seq < most_entries and bytes + entry.bytes <= most_bytes;
       continue when not found;
       insert into entries (session, seq, prev, author, signature, ciphertext, bytes, hash, at, head_signature)
       values (entry.session, entry.seq, entry.prev, entry.author, entry.signature, entry.ciphertext, entry.bytes,
         entry.hash, entry.at, entry.head_signature);
       notice := notice || ',' || entry.session || ' ' || entry.seq;
       return next entry.session;
     end loop;
     if notice <> '' then
       perform pg_notify('${NOTICE_CHANNEL}', substr(notice, 2));
     end if;
   end $append$;`,
  // Null for a file from before this column, whose room stays reserved.
  `alter table blobs add column reserved_at bigint;
   create index blobs_reserved on blobs (reserved_at);`,
];

const applied = (sql: string, index: number): string => `do $migration$ begin
  if not exists (select from migrations where version = ${index + 1}) then
    ${sql}
    insert into migrations (version) values (${index + 1});
  end if;
end $migration$;`;

/**
 * Brings the database up to date; servers that start at the same time do so one after the other.
 *
 * Throws: when a newer version of the program has changed the database.
 */
export const migrate = async (engine: SqlEngine): Promise<void> => {
  await engine.runScript(
    `select pg_advisory_xact_lock(${LOCK});
     create schema if not exists ${SCHEMA};
     create table if not exists migrations (version integer primary key);
     ${MIGRATIONS.map(applied).join("\n")}`,
  );
  const [row] = await engine.read("select max(version)::int as version from migrations", []);
  if (Number(row?.["version"]) > MIGRATIONS.length)
    throw new Error("The database was changed by a newer version of Clausewright. Start that version.");
};
