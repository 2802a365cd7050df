import type {
  AppendRequest,
  BlobAnswer,
  BlobRequest,
  CreateSessionRequest,
  DeletionConsent,
  LogEntry,
  SignedHead,
} from "../../model/session/log-api.ts";
import type { SqlEngine } from "./engines/sql-engine.ts";
import { createSessionFeeds } from "./live/session-feeds.ts";
import type { SessionFeeds } from "./live/session-feeds.ts";
import { appendSignedEntry, createSignedSession, deleteWithConsents } from "./session-acts.ts";
import { createAppender, readNotice } from "./store/append-batches.ts";
import type { StoredHead } from "./store/append-batches.ts";
import { readBlob, readChunk, releaseBlobs, reserveBlob, writeChunk } from "./store/blob-store.ts";
import { readEntries, readHead } from "./store/log-store.ts";
import type { Access, StoreResult } from "./store/log-store.ts";
import { migrate } from "./store/migrations.ts";
import { createQuotaLedger } from "./store/quota-ledger.ts";
import type { QuotaLedger } from "./store/quota-ledger.ts";
import type { SealFile } from "./seal/seal-key.ts";
import { createSealService } from "./seal/seal-service.ts";
import type { SealService } from "./seal/seal-service.ts";
import { readServiceSecrets } from "./store/service-secrets.ts";
import { expireSessions, extendSession, removeEnded } from "./store/session-end.ts";

/** The files of sessions. */
export type BlobService = {
  readonly reserve: (
    access: Access,
    request: BlobRequest,
    address: string,
  ) => Promise<StoreResult<{ readonly blob: BlobAnswer }>>;
  readonly write: (
    access: Access,
    piece: { readonly id: string; readonly n: number; readonly content: Uint8Array },
  ) => Promise<StoreResult<object>>;
  /** Call `head` of the service first, which checks the capability; likewise for `read`. */
  readonly find: (session: string, id: string) => Promise<BlobAnswer | null>;
  readonly read: (session: string, id: string, n: number) => Promise<Uint8Array | null>;
};

/** The log service on an open database. `address` is the network address that a request comes from. */
export type LogService = {
  readonly headKey: string;
  readonly feeds: SessionFeeds;
  readonly create: (request: CreateSessionRequest, address: string) => Promise<StoreResult<StoredHead>>;
  readonly append: (access: Access, request: AppendRequest, address: string) => Promise<StoreResult<StoredHead>>;
  readonly head: (access: Access) => Promise<StoreResult<{ readonly head: SignedHead }>>;
  /** The entries after a position. Does not check the capability; call `head` first, which does. */
  readonly entriesAfter: (session: string, after: number, bytes?: number) => Promise<readonly LogEntry[]>;
  readonly blobs: BlobService;
  readonly seal: SealService;
  readonly extend: (access: Access) => Promise<StoreResult<{ readonly expiresAt: number }>>;
  readonly remove: (access: Access, consents: readonly DeletionConsent[]) => Promise<StoreResult<object>>;
  /** Ends the sessions that expired, removes what ended sessions contained, and gives back room that was reserved without an upload. */
  readonly sweep: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const SWEEP_MS = 60 * 60_000;

/** Requests for the same entries at the same time share one reading of the database. */
const sharedReads = (engine: SqlEngine): LogService["entriesAfter"] => {
  const pending = new Map<string, Promise<readonly LogEntry[]>>();
  return (session, after, bytes) => {
    const name = `${session} ${after} ${bytes}`;
    const known = pending.get(name);
    if (known) return known;
    const reading = readEntries(engine, session, after, bytes).finally(() => pending.delete(name));
    pending.set(name, reading);
    return reading;
  };
};

/** Deletes what has expired: sessions, reserved space of files, and the counts of past days. */
const removeExpired = async (engine: SqlEngine, quotas: QuotaLedger, now: () => number): Promise<void> => {
  await expireSessions(engine, now());
  await removeEnded(engine);
  await releaseBlobs(engine, now());
  await quotas.clear();
};

const createBlobService = (engine: SqlEngine, quotas: QuotaLedger, now: () => number): BlobService => ({
  reserve: async (access, request, address) =>
    (await quotas.use(address, "bytes", request.bytes))
      ? reserveBlob(engine, access, request, now())
      : { ok: false, code: "quota_bytes" },
  write: (access, piece) => writeChunk(engine, access, piece, now()),
  find: (session, id) => readBlob(engine, session, id),
  read: (session, id, n) => readChunk(engine, session, id, n),
});

/**
 * Opens the log service on a database: brings its tables up to date and listens for entries stored by other servers.
 *
 * `now` is the time in milliseconds since 1970; `sealFile` is the operator's own certificate for sealed files.
 */
export const openLogService = async (
  engine: SqlEngine,
  now: () => number = Date.now,
  sealFile?: SealFile | undefined,
): Promise<LogService> => {
  await migrate(engine);
  const { headKeys, addressSecret } = await readServiceSecrets(engine);
  const around = { engine, appendEntry: createAppender(engine), key: headKeys, now };
  const quotas = createQuotaLedger(engine, addressSecret, now);
  const feeds = createSessionFeeds();
  await engine.listen((notice) => {
    for (const { session, seq } of readNotice(notice)) feeds.announce(session, seq);
  }, feeds.wakeAll);
  const read = sharedReads(engine);
  const sweep = (): Promise<void> => removeExpired(engine, quotas, now);
  // Ignores the error: the next request or sweep runs the same statements and reports it.
  const timer = setInterval(() => void sweep().catch(() => undefined), SWEEP_MS).unref();
  await sweep();
  return {
    headKey: headKeys.publicKey,
    feeds,
    create: async (request, address) =>
      (await quotas.use(address, "sessions", 1))
        ? createSignedSession(around, request)
        : { ok: false, code: "quota_sessions" },
    append: async (access, request, address) => {
      if (!(await quotas.use(address, "bytes", request.envelope.ciphertext.length)))
        return { ok: false, code: "quota_bytes" };
      const result = await appendSignedEntry(around, access, request);
      if (!result.ok || !result.isNew) return result;
      const { at, signature } = result.head;
      feeds.publish(access.session, { envelope: request.envelope, at, headSignature: signature });
      return result;
    },
    head: (access) => readHead(engine, access, now()),
    entriesAfter: async (session, after, bytes) => feeds.recentAfter(session, after) ?? read(session, after, bytes),
    blobs: createBlobService(engine, quotas, now),
    seal: createSealService(engine, sealFile, now, (access) => readHead(engine, access, now())),
    extend: (access) => extendSession(engine, access, now()),
    remove: async (access, consents) => {
      const result = await deleteWithConsents(around, access, consents);
      if (result.ok) feeds.wake(access.session);
      return result;
    },
    sweep,
    close: async () => {
      clearInterval(timer);
      feeds.close();
      await engine.close();
    },
  };
};
