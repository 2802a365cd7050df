import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect } from "vitest";
import type { Envelope } from "../../src/model/session/envelope.ts";
import type { LogPage } from "../../src/model/session/log-api.ts";
import { createLogApi } from "../../src/server/log/api/log-api.ts";
import { openPglite } from "../../src/server/log/engines/pglite-engine.ts";
import { openPostgres } from "../../src/server/log/engines/postgres-engine.ts";
import { DatabaseFailure } from "../../src/server/log/engines/sql-engine.ts";
import type { SqlEngine } from "../../src/server/log/engines/sql-engine.ts";
import { openLogService } from "../../src/server/log/log-service.ts";
import type { LogService } from "../../src/server/log/log-service.ts";
import { newDataFolder } from "./data-folder.ts";
import { newDatabase } from "./postgres-cluster.ts";
import { createSessionDevice } from "./session-device.ts";
import type { SessionDevice } from "./session-device.ts";

/** Every engine keeps the same promises. */
const ENGINES: Readonly<Record<string, () => Promise<SqlEngine>>> = {
  PGlite: async () => openPglite(await newDataFolder(), () => undefined),
  PostgreSQL: async () => openPostgres(await newDatabase()),
};

/** The files of a first database take seconds to make. */
const START_MS = 120_000;

/** The time at which the tests begin. Unit: milliseconds since 1970. */
export const NOON = Date.UTC(2027, 0, 31, 12);

export const DAY_MS = 86_400_000;

/** The id of a file. */
export const BLOB = "B".repeat(22);

/** What a test can change; it restores what it changed. */
type Conditions = {
  time: number;
  /** The address of the client. */
  address: string;
  isDiskFull: boolean;
  /** The session whose entries the database refuses. */
  refused: string | null;
};

/** A log service on one engine for the tests of a file, with what a client sends. */
const openLog = (openEngine: () => Promise<SqlEngine>) => {
  let engine: SqlEngine;
  let service: LogService;
  let api: Hono;
  const conditions: Conditions = { time: NOON, address: "192.0.2.1", isDiskFull: false, refused: null };

  beforeAll(async () => {
    const opened = await openEngine();
    // What an engine throws when its disk is full.
    const full = async () => Promise.reject(new DatabaseFailure("The disk is full.", true));
    const refuse = async () => Promise.reject(new DatabaseFailure("A value is out of range."));
    const write: SqlEngine["write"] = (sql, values) => {
      if (conditions.isDiskFull) return full();
      const { refused } = conditions;
      return refused !== null && JSON.stringify(values).includes(refused) ? refuse() : opened.write(sql, values);
    };
    engine = { ...opened, write };
    service = await openLogService(engine, () => conditions.time);
    api = new Hono().route("/api", createLogApi({ open: async () => service, addressOf: () => conditions.address }));
  }, START_MS);
  afterAll(() => service.close());

  const ask = (path: string, init: RequestInit = {}) => api.request(`/api${path}`, init);
  const bearer = (capability: string) => ({ authorization: `Bearer ${capability}` });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  const create = ({ session, readHash, writeHash }: SessionDevice) =>
    post("/sessions", { session, readHash, writeHash });
  const append = ({ session, publicKey, write }: SessionDevice, envelope: Envelope) =>
    post(`/sessions/${session}/entries`, { envelope, publicKey }, bearer(write));
  const entries = ({ session, read }: SessionDevice, after = 0, headers: Record<string, string> = {}) =>
    ask(`/sessions/${session}/entries?after=${after}`, { headers: { ...bearer(read), ...headers } });
  const page = async (device: SessionDevice, after = 0): Promise<LogPage> =>
    (await (await entries(device, after)).json()) as LogPage;
  const refusal = async (response: Response) => {
    const { code, message } = (await response.json()) as { code: string; message: string };
    expect(message).toMatch(/^[A-Z].*\.$/);
    return `${response.status} ${code}`;
  };
  const started = async (count = 0): Promise<SessionDevice & { readonly sealed: readonly Envelope[] }> => {
    const device = await createSessionDevice();
    expect((await create(device)).status).toBe(201);
    const sealed = await device.sealMany(count);
    for (const envelope of sealed) expect((await append(device, envelope)).status).toBe(201);
    return { ...device, sealed };
  };
  const announce = ({ session, write }: SessionDevice, id: string, bytes: number) =>
    post(`/sessions/${session}/blobs`, { id, bytes }, bearer(write));
  const upload = ({ session, write }: SessionDevice, n: number, content: Uint8Array<ArrayBuffer>, id = BLOB) =>
    ask(`/sessions/${session}/blobs/${id}/${n}`, { method: "PUT", headers: bearer(write), body: content });
  const download = ({ session, read }: SessionDevice, piece: string) =>
    ask(`/sessions/${session}/blobs/${piece}`, { headers: bearer(read) });
  /** How many rows the database has of a session. */
  const rowsOf = async ({ session }: SessionDevice) => {
    const [row] = await engine.read(
      `select (select count(*)::int from entries where session = $1) as entries,
         (select count(*)::int from blobs where session = $1) as blobs,
         (select count(*)::int from blob_chunks where session = $1) as chunks`,
      [session],
    );
    return row;
  };
  return {
    conditions,
    engine: () => engine,
    service: () => service,
    api: () => api,
    ask,
    bearer,
    post,
    create,
    append,
    entries,
    page,
    refusal,
    started,
    announce,
    upload,
    download,
    rowsOf,
  };
};

/** Describes the log service on each engine. */
export const describeLog = (subject: string, define: (log: ReturnType<typeof openLog>) => void): void =>
  describe.each(Object.entries(ENGINES))(`${subject} on %s`, (_, openEngine) => define(openLog(openEngine)));
