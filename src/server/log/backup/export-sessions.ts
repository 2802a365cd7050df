import type { SqlEngine } from "../engines/sql-engine.ts";

/** The first line of a backup. */
export const BACKUP_HEADER = { format: "clausewright sessions", version: 1 } as const;

/** A row of a table, as a line of a backup. */
export type BackupRow = { readonly table: BackupTable; readonly row: unknown };

/** The last line: a backup without it was cut off. */
export type BackupEnd = { readonly end: true; readonly rows: number };

/** The tables of a backup; quotas are not kept. */
export const BACKUP_TABLES = ["service_keys", "sessions", "entries", "blobs", "blob_chunks"] as const;

/** The name of such a table. */
export type BackupTable = (typeof BACKUP_TABLES)[number];

type Row = { readonly json: string; readonly id?: string; readonly head?: number };

/** Sessions read at a time, by their ids. */
const BATCH = 100;

async function* rowsOf({ read }: SqlEngine, id: string, head: number): AsyncGenerator<[BackupTable, string]> {
  // Entries that were added since the session was read would have no head.
  for (let after = 0; ;) {
    const rows = await read(
      `select to_jsonb(entries)::text as json, seq from entries
       where session = $1 and seq > $2 and seq <= $3 order by seq limit 50`,
      [id, after, head],
    );
    for (const { json } of rows) yield ["entries", String(json)];
    if (rows.length === 0) break;
    after = Number(rows.at(-1)!["seq"]);
  }
  const blobs = await read("select to_jsonb(blobs)::text as json from blobs where session = $1", [id]);
  for (const { json } of blobs) yield ["blobs", String(json)];
  const names = await read("select blob, n from blob_chunks where session = $1 order by blob, n", [id]);
  for (const { blob, n } of names) {
    const [row] = await read(
      "select to_jsonb(blob_chunks)::text as json from blob_chunks where session = $1 and blob = $2 and n = $3",
      [id, String(blob), Number(n)],
    );
    if (row) yield ["blob_chunks", String(row["json"])];
  }
}

async function* allRows(engine: SqlEngine): AsyncGenerator<[BackupTable, string]> {
  const keys = await engine.read("select to_jsonb(service_keys)::text as json from service_keys", []);
  for (const { json } of keys) yield ["service_keys", String(json)];
  for (let after = ""; ;) {
    const sessions = (await engine.read(
      `select to_jsonb(sessions)::text as json, id, head_seq as head from sessions where id > $1 order by id limit ${BATCH}`,
      [after],
    )) as readonly Row[];
    if (sessions.length === 0) return;
    for (const { json, id, head } of sessions) {
      yield ["sessions", json];
      yield* rowsOf(engine, id!, head!);
    }
    after = sessions.at(-1)!.id!;
  }
}

/**
 * Everything a database stores about sessions, as lines of JSON that either engine can import. Each session is as it was at
 * one moment; other requests go on meanwhile.
 */
export async function* exportSessions(engine: SqlEngine): AsyncGenerator<string> {
  yield `${JSON.stringify(BACKUP_HEADER)}\n`;
  let rows = 0;
  for await (const [table, json] of allRows(engine)) {
    rows += 1;
    yield `{"table":"${table}","row":${json}}\n`;
  }
  yield `${JSON.stringify({ end: true, rows } satisfies BackupEnd)}\n`;
}
