import type { SqlEngine } from "../engines/sql-engine.ts";
import { BACKUP_HEADER, BACKUP_TABLES } from "./export-sessions.ts";
import type { BackupEnd, BackupRow } from "./export-sessions.ts";

/** How many rows were imported, or why none was. */
export type ImportResult =
  { readonly ok: true; readonly rows: number } | { readonly ok: false; readonly message: string };

/** The lines of a backup, from its beginning each time. */
export type BackupLines = () => AsyncIterable<string>;

/** Rows sent at a time: the database waits for the disk once for all of them. */
const BATCH = 50;

const parseLine = (line: string): Partial<typeof BACKUP_HEADER & BackupRow & BackupEnd> => {
  try {
    return JSON.parse(line) as Partial<typeof BACKUP_HEADER & BackupRow & BackupEnd>;
  } catch {
    return {};
  }
};

/** Validates a whole backup before anything is changed; returns its first problem. */
const problemOf = async (lines: BackupLines): Promise<string | null> => {
  let rows = -1;
  let end: number | undefined;
  for await (const line of lines()) {
    const parsed = parseLine(line);
    if (rows < 0 && parsed.format !== BACKUP_HEADER.format) return "This file is no backup of sessions.";
    if (rows < 0 && parsed.version !== BACKUP_HEADER.version)
      return "This backup was written by another version of Clausewright.";
    if (parsed.end) end = parsed.rows;
    else if (rows >= 0 && !BACKUP_TABLES.some((table) => table === parsed.table)) return "This backup is damaged.";
    if (!parsed.end) rows += 1;
  }
  return end === rows && rows >= 0 ? null : "This backup is incomplete: its end is missing.";
};

const insert = ({ write }: SqlEngine, { table, row }: BackupRow): Promise<unknown> =>
  write(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1::jsonb)`, [JSON.stringify(row)]);

/**
 * Imports a backup into a database whose tables exist and are empty; either engine can import what the other exported.
 *
 * Nothing is changed if the backup is damaged or the database contains sessions.
 */
export const importSessions = async (engine: SqlEngine, lines: BackupLines): Promise<ImportResult> => {
  const [existing] = await engine.read("select exists(select from sessions) as found", []);
  if (existing?.["found"])
    return { ok: false, message: "The database already contains sessions. Restore into an empty one." };
  const message = await problemOf(lines);
  if (message !== null) return { ok: false, message };
  let rows = 0;
  let batch: Promise<unknown>[] = [];
  for await (const line of lines()) {
    const { table, row } = parseLine(line);
    if (table === undefined) continue;
    batch.push(insert(engine, { table, row }));
    rows += 1;
    if (batch.length < BATCH) continue;
    await Promise.all(batch);
    batch = [];
  }
  await Promise.all(batch);
  return { ok: true, rows };
};
