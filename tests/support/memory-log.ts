import { createHash } from "node:crypto";
import type { LogAccess } from "../../src/app/session/log-client/log-access.ts";
import type { FileUpload, LogAnswer, LogFailure, LogPort } from "../../src/app/session/log/log-port.ts";
import type { Envelope } from "../../src/model/session/envelope.ts";
import type { LogEntry } from "../../src/model/session/log-api.ts";
import { envelopeHash } from "../../src/sealing/encrypt-event.ts";
import { signHead } from "../../src/sealing/signed-head.ts";
import { createSigningKeys } from "../../src/sealing/signing-keys.ts";

const { crypto } = globalThis;

type Log = { readonly readHash: string; readonly writeHash: string; readonly entries: LogEntry[] };

const hash = (capability: string): string => createHash("sha256").update(capability).digest("base64url");
const no = <Value>(failure: LogFailure): LogAnswer<Value> => ({ ok: false, failure });

/**
 * A log service in memory, for tests of what uses one; `logs` is what a server could read and change, and `entryOf` signs what
 * it made up.
 */
export const createMemoryLog = () => {
  const logs = new Map<string, Log>();
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const listeners = new Set<() => void>();
  let isReachable = true;
  const service = createSigningKeys(crypto);
  const entryOf = async (envelope: Envelope): Promise<LogEntry> => {
    const { session, seq } = envelope;
    const at = new Date(Date.UTC(2027, 2, 1, 12, 0, seq - 1)).toISOString();
    const head = { session, seq, hash: await envelopeHash(crypto, envelope), at };
    const { signature: headSignature } = await signHead(crypto, await service, head);
    return { envelope, at, headSignature };
  };
  const append = async ({ writeCapability }: LogAccess, envelope: Envelope): Promise<LogAnswer<null>> => {
    const log = logs.get(envelope.session);
    if (!isReachable) return no("offline");
    if (log?.writeHash !== hash(writeCapability)) return no("no_session");
    const last = log.entries.at(-1);
    const prev = last ? await envelopeHash(crypto, last.envelope) : "";
    if (envelope.seq !== log.entries.length + 1 || envelope.prev !== prev) return no("not_at_head");
    log.entries.push(await entryOf(envelope));
    for (const notify of listeners) notify();
    return { ok: true, value: null };
  };
  const upload: FileUpload = async (_access, id, bytes) => {
    if (!isReachable) return no("offline");
    files.set(id, bytes);
    return { ok: true, value: null };
  };
  const port: LogPort = {
    headKey: async () => (isReachable ? { ok: true, value: (await service).publicKey } : no("offline")),
    create: async ({ session, readCapability, writeCapability }) => {
      if (!isReachable) return no("offline");
      logs.set(session, { readHash: hash(readCapability), writeHash: hash(writeCapability), entries: [] });
      return { ok: true, value: null };
    },
    append,
    entriesAfter: async ({ session, readCapability }, { head }) => {
      const log = logs.get(session);
      if (!isReachable) return no("offline");
      if (log?.readHash !== hash(readCapability)) return no("no_session");
      return { ok: true, value: log.entries.filter(({ envelope }) => envelope.seq > head.seq) };
    },
    subscribe: (_access, _known, onNewEntries) => {
      listeners.add(onNewEntries);
      return () => listeners.delete(onNewEntries);
    },
  };
  const setReachable = (reachable: boolean): void => {
    isReachable = reachable;
  };
  return { port, upload, files, logs, entryOf, setReachable };
};
