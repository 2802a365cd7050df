import { createReadStream, createWriteStream, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { SqlEngine } from "../engines/sql-engine.ts";
import { exportSessions } from "./export-sessions.ts";
import type { BackupLines } from "./import-sessions.ts";

const SUFFIX = ".jsonl.gz";
const DAY_MS = 86_400_000;
const KEPT = 7;

/** Writes a backup. The file has its name only once it is complete and on the disk. */
export const writeSessionBackup = async (engine: SqlEngine, file: string): Promise<void> => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  const target = createWriteStream(part, { mode: 0o600, flush: true });
  await pipeline(Readable.from(exportSessions(engine)), createGzip(), target);
  renameSync(part, file);
};

/** The lines of a backup file. */
export const backupLines =
  (file: string): BackupLines =>
  () =>
    createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY });

/** Writes a backup of each day into a folder while the database is open, and keeps the last seven; returns how to stop. */
export const keepBackups = (engine: SqlEngine, folder: string): (() => void) => {
  const backUp = async (): Promise<void> => {
    await writeSessionBackup(engine, join(folder, `${new Date().toISOString().slice(0, 10)}${SUFFIX}`));
    const old = readdirSync(folder)
      .filter((name) => name.endsWith(SUFFIX))
      .toSorted()
      .slice(0, -KEPT);
    for (const name of old) rmSync(join(folder, name));
  };
  const timer = setInterval(() => {
    backUp().catch((error: unknown) => console.error(`The backup of the day failed: ${String(error)}`));
  }, DAY_MS).unref();
  return () => clearInterval(timer);
};
