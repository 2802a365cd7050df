import { setTimeout as sleep } from "node:timers/promises";
import { Client, Pool } from "pg";
import type { ClientConfig } from "pg";
import { DatabaseFailure, NOTICE_CHANNEL, SCHEMA } from "./sql-engine.ts";
import type { SqlEngine, SqlRow, SqlValue } from "./sql-engine.ts";

/** The oldest version that the statements are tested with. */
const OLDEST_VERSION = 150_000;
const CONNECTIONS = 10;
const RECONNECT_MS = 1000;

// Source: PostgreSQL manual, appendix A, class 53.
const DISK_FULL = "53100";

const failureOf = (error: unknown): DatabaseFailure => {
  const { code, message } = error as { readonly code?: string; readonly message: string };
  return new DatabaseFailure(`PostgreSQL: ${message}`, code === DISK_FULL);
};

/** Listens until `isClosed`, connecting again whenever the connection is lost. */
const keepListening = (config: ClientConfig, onNotice: (text: string) => void, onMissed: () => void) => {
  let isClosed = false;
  let current: Client | undefined;
  const connect = async (): Promise<void> => {
    const client = new Client(config);
    current = client;
    client.on("notification", ({ payload }) => onNotice(payload ?? ""));
    client.on("error", () => undefined);
    client.once("end", () => {
      if (!isClosed) void reconnect();
    });
    await client.connect();
    await client.query(`listen ${NOTICE_CHANNEL}`);
  };
  const reconnect = async (): Promise<void> => {
    await sleep(RECONNECT_MS, undefined, { ref: false });
    if (isClosed) return;
    // Ignores the error: a failed connection also emits "end", whose handler reconnects.
    await connect().then(onMissed, () => undefined);
  };
  return {
    connect,
    close: async () => {
      isClosed = true;
      await current?.end();
    },
  };
};

/**
 * A PostgreSQL server, by its connection address. Its acts survive a power loss unless the server itself is set up not to.
 *
 * Throws: `DatabaseFailure` when it cannot be reached or is too old.
 */
export const openPostgres = async (connectionString: string): Promise<SqlEngine> => {
  const config: ClientConfig = {
    connectionString,
    options: `-c search_path=${SCHEMA} -c synchronous_commit=on`,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  };
  const pool = new Pool({ ...config, max: CONNECTIONS });
  // A connection that is lost while idle; the pool makes another one.
  pool.on("error", () => undefined);
  const query = async (sql: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]> => {
    try {
      const { rows } = await pool.query<SqlRow>(sql, values && [...values]);
      return rows;
    } catch (error) {
      throw failureOf(error);
    }
  };
  const [version] = await query("select current_setting('server_version_num')::int as number", []).catch(
    async (error) => {
      await pool.end();
      throw error;
    },
  );
  if (Number(version?.["number"]) < OLDEST_VERSION) {
    await pool.end();
    throw new DatabaseFailure("PostgreSQL is older than version 15. Update it.");
  }
  const listeners: { readonly close: () => Promise<void> }[] = [];
  return {
    read: query,
    write: query,
    runScript: async (sql) => {
      // Statements sent together are one transaction.
      await query(sql);
    },
    listen: async (onNotice, onMissed) => {
      const listener = keepListening(config, onNotice, onMissed);
      listeners.push(listener);
      await listener.connect().catch((error) => {
        throw failureOf(error);
      });
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.close()));
      await pool.end();
    },
  };
};
