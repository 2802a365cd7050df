import type { AppendRequest, CreateSessionRequest, LogEntry, SignedHead } from "../../model/session/log-api.ts";
import { LOG_LIMITS } from "../../model/session/log-limits.ts";
import { fromBase64Url } from "../../sealing/base64url.ts";
import { envelopeHash, isEnvelopeSigned } from "../../sealing/encrypt-event.ts";
import { signHead } from "../../sealing/signed-head.ts";
import { keyId } from "../../sealing/signing-keys.ts";
import type { SigningKeys } from "../../sealing/signing-keys.ts";
import type { SqlEngine } from "./engines/sql-engine.ts";
import { createSessionFeeds } from "./live/session-feeds.ts";
import type { SessionFeeds } from "./live/session-feeds.ts";
import { appendEntry, insertSession, readEntries, readHead, utcTime } from "./store/log-store.ts";
import type { Access, StoreResult } from "./store/log-store.ts";
import { migrate } from "./store/migrations.ts";
import { readServiceKey } from "./store/service-key.ts";

const { crypto } = globalThis;

/** The log service on an open database. */
export type LogService = {
  readonly headKey: string;
  readonly feeds: SessionFeeds;
  readonly create: (request: CreateSessionRequest) => Promise<StoreResult<StoredHead>>;
  readonly append: (access: Access, request: AppendRequest) => Promise<StoreResult<StoredHead>>;
  readonly head: (access: Access) => Promise<StoreResult<{ readonly head: SignedHead }>>;
  /** The entries after a position; call `head` first, which checks the capability. */
  readonly entriesAfter: (session: string, after: number) => Promise<readonly LogEntry[]>;
  readonly close: () => Promise<void>;
};

/** A head, and whether this request made it. */
export type StoredHead = { readonly head: SignedHead; readonly isNew: boolean };

type Around = { readonly engine: SqlEngine; readonly key: SigningKeys; readonly now: () => number };

const create = async (
  { engine, key, now }: Around,
  request: CreateSessionRequest,
): Promise<StoreResult<StoredHead>> => {
  const at = now();
  const { signature } = await signHead(crypto, key, { session: request.session, seq: 0, hash: "", at: utcTime(at) });
  return insertSession(engine, request, { at, signature });
};

const append = async (
  { engine, key, now }: Around,
  access: Access,
  { envelope, publicKey }: AppendRequest,
): Promise<StoreResult<StoredHead>> => {
  const bytes = fromBase64Url(envelope.ciphertext)?.length;
  if (bytes === undefined || envelope.session !== access.session) return { ok: false, code: "malformed" };
  if (bytes > LOG_LIMITS.eventBytes) return { ok: false, code: "event_too_large" };
  const isSigned =
    (await keyId(crypto, publicKey)) === envelope.author && (await isEnvelopeSigned(crypto, envelope, publicKey));
  if (!isSigned) return { ok: false, code: "wrong_signature" };
  const at = now();
  const hash = await envelopeHash(crypto, envelope);
  const { session, seq } = envelope;
  const { signature } = await signHead(crypto, key, { session, seq, hash, at: utcTime(at) });
  return appendEntry(engine, access, { envelope, hash, bytes, at, headSignature: signature });
};

/** Requests for the same entries at the same time share one reading of the database. */
const sharedReads = (engine: SqlEngine): LogService["entriesAfter"] => {
  const pending = new Map<string, Promise<readonly LogEntry[]>>();
  return (session, after) => {
    const name = `${session} ${after}`;
    const known = pending.get(name);
    if (known) return known;
    const reading = readEntries(engine, session, after).finally(() => pending.delete(name));
    pending.set(name, reading);
    return reading;
  };
};

/**
 * Opens the log service on a database: brings its tables up to date and listens for entries stored by other servers.
 *
 * `now` is the time in milliseconds since 1970.
 */
export const openLogService = async (engine: SqlEngine, now: () => number = Date.now): Promise<LogService> => {
  await migrate(engine);
  const around = { engine, key: await readServiceKey(engine), now };
  const feeds = createSessionFeeds();
  await engine.listen((notice) => {
    const [session = "", seq] = notice.split(" ");
    feeds.announce(session, Number(seq));
  });
  const read = sharedReads(engine);
  return {
    headKey: around.key.publicKey,
    feeds,
    create: (request) => create(around, request),
    append: async (access, request) => {
      const result = await append(around, access, request);
      if (!result.ok || !result.isNew) return result;
      const { at, signature } = result.head;
      feeds.publish(access.session, { envelope: request.envelope, at, headSignature: signature });
      return result;
    },
    head: (access) => readHead(engine, access, now()),
    entriesAfter: async (session, after) => feeds.recentAfter(session, after) ?? read(session, after),
    close: async () => {
      feeds.close();
      await engine.close();
    },
  };
};
