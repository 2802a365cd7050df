import { once } from "node:events";
import { existsSync, mkdirSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { lockDirectory } from "./directory-lock.ts";
import type { PgliteReply, PgliteRequest, PgliteWorkerData } from "./pglite-messages.ts";
import { DatabaseFailure } from "./sql-engine.ts";
import type { SqlEngine, SqlRow, SqlValue } from "./sql-engine.ts";

type Pending = { readonly resolve: (rows: readonly SqlRow[]) => void; readonly reject: (error: Error) => void };

/** Below this the database may be unable to write its log, which would stop it. Unit: bytes. */
const RESERVE_BYTES = 64 * 1024 * 1024;

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

const full = (): DatabaseFailure => new DatabaseFailure("The disk of the data directory is full.", true);

const startWorker = (data: PgliteWorkerData): Worker =>
  new Worker(new URL("./pglite-worker.mjs", import.meta.url), { workerData: data, execArgv: [] });

const opened = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (error: unknown): void =>
      reject(
        new DatabaseFailure(`The database cannot be opened: ${error instanceof Error ? error.message : String(error)}`),
      );
    worker.once("error", fail);
    worker.once("exit", fail);
    worker.on("message", (reply: PgliteReply) => {
      if (reply.kind === "open") resolve();
    });
  });

const createFiles = async (folder: string): Promise<void> => {
  const worker = startWorker({ folder, isSetup: true });
  await opened(worker);
  await worker.terminate();
};

/** The connection to a worker: requests by number, and notices. */
const connect = (worker: Worker, onNotice: (text: string) => void) => {
  const pending = new Map<number, Pending>();
  let count = 0;
  let failure: DatabaseFailure | null = null;
  const end = (reason: string): void => {
    if (failure) return;
    failure = new DatabaseFailure(reason);
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
  };
  worker.on("message", (reply: PgliteReply) => {
    if (reply.kind === "open") return;
    if (reply.kind === "notice") return onNotice(reply.text);
    const request = pending.get(reply.id);
    pending.delete(reply.id);
    if (reply.kind === "rows") request?.resolve(reply.rows);
    else request?.reject(new DatabaseFailure(reply.message));
  });
  worker.on("error", (error) => end(`The database stopped: ${String(error)}`));
  worker.on("exit", () => end("The database is closed."));
  return (kind: PgliteRequest["kind"], sql: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]> =>
    new Promise((resolve, reject) => {
      if (failure) return reject(failure);
      count += 1;
      pending.set(count, { resolve, reject });
      worker.postMessage({ id: count, kind, sql, values } satisfies PgliteRequest);
    });
};

/**
 * PostgreSQL inside this process, with its files in `folder`. `onEnd` is called when it can no longer be used, however that
 * came about.
 *
 * Throws: `DatabaseFailure` when another server uses the folder, or when its files cannot be read.
 */
export const openPglite = async (folder: string, onEnd: () => void): Promise<SqlEngine> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let worker: Worker | undefined;
  const unlock = await lockDirectory(folder, () => void worker?.terminate());
  const files = join(folder, "pglite");
  try {
    if (!existsSync(join(files, "PG_VERSION"))) await createFiles(files);
    worker = startWorker({ folder: files, isSetup: false });
    await opened(worker);
  } catch (error) {
    await worker?.terminate();
    await unlock();
    throw error;
  }
  const listeners: ((text: string) => void)[] = [];
  const notify = (text: string): void => listeners.forEach((listener) => listener(text));
  const send = connect(worker, notify);
  // From here on, nothing writes to the folder.
  const ended = once(worker, "exit").then(unlock).then(onEnd);
  return {
    read: (sql, values) => send("read", sql, values),
    write: async (sql, values) => {
      if (freeBytes(folder) < RESERVE_BYTES) throw full();
      return send("write", sql, values);
    },
    runScript: async (sql) => {
      await send("script", sql, []);
    },
    listen: async (onNotice) => {
      listeners.push(onNotice);
    },
    close: async () => {
      await send("close", "", []);
      await worker.terminate();
      await ended;
    },
  };
};
