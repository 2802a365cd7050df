import { createHmac } from "node:crypto";
import { networkPrefix } from "../../http/network-prefix.ts";
import type { SqlEngine } from "../engines/sql-engine.ts";

/** Daily limits of one client network. */
export const QUOTAS = {
  sessions: 200,
  bytes: 1024 * 1024 * 1024,
} as const;

/** What a quota counts. */
export type QuotaKind = keyof typeof QUOTAS;

/** Rate limits by client network and day. The counts are in the database, so all servers share them and restarts keep them. */
export type QuotaLedger = {
  /** Counts an amount against the daily limit; false, without counting, if it would exceed the limit. */
  readonly use: (address: string, kind: QuotaKind, amount: number) => Promise<boolean>;
  /** Deletes the counts of earlier days. */
  readonly clear: () => Promise<void>;
};

const DAY_MS = 86_400_000;

/** Bytes are reserved in the database in batches, so that most appends need no statement for the quota. */
const LEASE_BYTES = 1024 * 1024;

/** A keyed hash (HMAC) of the client's network, which cannot be reversed without the secret. */
const pseudonym = (address: string, secret: string): string =>
  createHmac("sha256", secret).update(networkPrefix(address)).digest("base64url");

/** A ledger in a database; `now` is the time in milliseconds since 1970, `secret` the key that hashes addresses. */
export const createQuotaLedger = (engine: SqlEngine, secret: string, now: () => number): QuotaLedger => {
  let leases = { day: 0, bytes: new Map<string, number>() };
  const day = (): number => Math.floor(now() / DAY_MS);
  const charge = async (name: string, kind: QuotaKind, amount: number): Promise<boolean> => {
    const rows = await engine.write(
      `insert into quotas (address, day, kind, used) values ($1, $2, $3, $4)
       on conflict (address, day, kind) do update set used = quotas.used + excluded.used
       where quotas.used + excluded.used <= $5 returning used`,
      [name, day(), kind, amount, QUOTAS[kind]],
    );
    return rows.length > 0;
  };
  const takeBytes = async (name: string, amount: number): Promise<boolean> => {
    if (leases.day !== day()) leases = { day: day(), bytes: new Map() };
    const { bytes } = leases;
    if ((bytes.get(name) ?? 0) < amount) {
      const lease = Math.max(LEASE_BYTES, amount);
      if (!(await charge(name, "bytes", lease))) return false;
      bytes.set(name, (bytes.get(name) ?? 0) + lease);
    }
    bytes.set(name, (bytes.get(name) ?? 0) - amount);
    return true;
  };
  return {
    use: (address, kind, amount) => {
      const name = pseudonym(address, secret);
      return kind === "bytes" ? takeBytes(name, amount) : charge(name, kind, amount);
    },
    clear: async () => {
      await engine.write("delete from quotas where day < $1", [day()]);
    },
  };
};
