import { SCHEMA } from "../engines/sql-engine.ts";
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
