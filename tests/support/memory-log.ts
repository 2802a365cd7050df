import { createHash } from "node:crypto";
import type { LogAnswer, LogFailure, LogPort, StoredEntry } from "../../src/app/session/log/log-port.ts";
import type { Envelope } from "../../src/model/session/envelope.ts";
import { envelopeHash } from "../../src/sealing/encrypt-event.ts";

const { crypto } = globalThis;

type Log = { readonly readHash: string; readonly writeHash: string; readonly entries: StoredEntry[] };

const hash = (capability: string): string => createHash("sha256").update(capability).digest("base64url");
const no = <Value>(failure: LogFailure): LogAnswer<Value> => ({ ok: false, failure });

/** A log service in memory, for tests of what uses one; `logs` is what a server could read and change. */
export const createMemoryLog = () => {
  const logs = new Map<string, Log>();
  const listeners = new Set<() => void>();
  let isReachable = true;
  const append = async (capability: string, envelope: Envelope): Promise<LogAnswer<null>> => {
    const log = logs.get(envelope.session);
    if (!isReachable) return no("offline");
    if (log?.writeHash !== hash(capability)) return no("no_session");
    const last = log.entries.at(-1);
    const prev = last ? await envelopeHash(crypto, last.envelope) : "";
    if (envelope.seq !== log.entries.length + 1 || envelope.prev !== prev) return no("not_at_head");
    log.entries.push({ envelope, at: new Date(Date.UTC(2027, 2, 1, 12, 0, log.entries.length)).toISOString() });
    for (const notify of listeners) notify();
    return { ok: true, value: null };
  };
  const port: LogPort = {
    create: async (session, readHash, writeHash) => {
      if (!isReachable) return no("offline");
      logs.set(session, { readHash, writeHash, entries: [] });
      return { ok: true, value: null };
    },
    append,
    entriesAfter: async (capability, session, seq) => {
      const log = logs.get(session);
      if (!isReachable) return no("offline");
      if (log?.readHash !== hash(capability)) return no("no_session");
      return { ok: true, value: log.entries.filter(({ envelope }) => envelope.seq > seq) };
    },
    follow: (_capability, _session, _seq, onNews) => {
      listeners.add(onNews);
      return () => listeners.delete(onNews);
    },
  };
  const setReachable = (reachable: boolean): void => {
    isReachable = reachable;
  };
  return { port, logs, setReachable };
};
