// Runs PGlite outside the thread that answers requests, because it runs statements synchronously.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { createDurableFiles } from "./durable-files.ts";
import type { PgliteReply, PgliteRequest, PgliteWorkerData } from "./pglite-messages.ts";
import { NOTICE_CHANNEL, SCHEMA } from "./sql-engine.ts";
import type { SqlRow } from "./sql-engine.ts";

const { folder, isSetup } = workerData as PgliteWorkerData;
const port = parentPort!;

/** Most statements that one fsync makes durable together (group commit). */
const BATCH_STATEMENTS = 64;
/** A checkpoint is due after this many write-ahead log segments of 16 MB, or this long. PGlite makes none by itself. */
const CHECKPOINT_SEGMENTS = 4;
const CHECKPOINT_MS = 5 * 60_000;

const reply = (message: PgliteReply): void => port.postMessage(message);

const database = await PGlite.create(folder, {
  startParams: [
    ...PGlite.defaultStartParams,
    ...[
      "shared_buffers=16MB",
      "max_wal_size=96MB",
      "min_wal_size=32MB",
      "wal_recycle=off",
      "wal_init_zero=off",
    ].flatMap((setting) => ["-c", setting]),
  ],
});

const files = createDurableFiles(folder);
let checkpointed = { segment: "", at: Date.now() };

const currentSegment = async (): Promise<string> => {
  const { rows } = await database.query<{ name: string }>("select pg_walfile_name(pg_current_wal_lsn()) as name");
  return rows[0]!.name;
};

const checkpoint = async (segment: string): Promise<void> => {
  await database.exec("checkpoint");
  files.flushData();
  checkpointed = { segment, at: Date.now() };
};

const isCheckpointDue = (segment: string): boolean => {
  const distance = Number.parseInt(segment.slice(-8), 16) - Number.parseInt(checkpointed.segment.slice(-8), 16);
  return distance >= CHECKPOINT_SEGMENTS || distance < 0 || Date.now() - checkpointed.at >= CHECKPOINT_MS;
};

const execute = async ({ kind, sql, values }: PgliteRequest): Promise<readonly SqlRow[]> => {
  if (kind === "script") {
    await database.exec(`begin; ${sql}; commit`);
    return [];
  }
  const { rows } = await database.query<SqlRow>(sql, [...values]);
  return rows;
};

const answer = async (request: PgliteRequest): Promise<PgliteReply> => {
  const { id } = request;
  try {
    return { kind: "rows", id, rows: await execute(request) };
  } catch (error) {
    if (request.kind === "script") await database.exec("rollback");
    return { kind: "failure", id, message: error instanceof Error ? error.message : String(error) };
  }
};

const queue: PgliteRequest[] = [];
let isRunning = false;

const runBatch = async (batch: readonly PgliteRequest[]): Promise<void> => {
  const replies: PgliteReply[] = [];
  for (const request of batch) replies.push(await answer(request));
  if (batch.every(({ kind }) => kind === "read")) return replies.forEach(reply);
  const segment = await currentSegment();
  files.flushLog(segment);
  replies.forEach(reply);
  if (isCheckpointDue(segment)) await checkpoint(segment);
};

const close = async (id: number): Promise<void> => {
  await checkpoint(await currentSegment());
  await database.close();
  reply({ kind: "rows", id, rows: [] });
  port.close();
};

const run = async (): Promise<void> => {
  isRunning = true;
  while (queue.length > 0) {
    const end = queue.findIndex(({ kind }) => kind === "close");
    if (end === 0) return close(queue[0]!.id);
    await runBatch(queue.splice(0, end < 0 ? BATCH_STATEMENTS : Math.min(end, BATCH_STATEMENTS)));
  }
  isRunning = false;
};

// A failure here ends the worker, and the server opens the database again.
const onRequest = (request: PgliteRequest): void => {
  queue.push(request);
  if (!isRunning) void run();
};

if (isSetup) {
  await database.close();
  reply({ kind: "open" });
} else {
  await database.exec(`create schema if not exists ${SCHEMA}; set search_path = ${SCHEMA}`);
  await database.listen(NOTICE_CHANNEL, (text) => reply({ kind: "notice", text }));
  checkpointed = { segment: await currentSegment(), at: Date.now() };
  port.on("message", onRequest);
  reply({ kind: "open" });
}
