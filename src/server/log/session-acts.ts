import type { AppendRequest, CreateSessionRequest, DeletionConsent } from "../../model/session/log-api.ts";
import { LOG_LIMITS } from "../../model/session/log-limits.ts";
import { fromBase64Url } from "../../sealing/base64url.ts";
import { envelopeHash, isEnvelopeSigned } from "../../sealing/encrypt-event.ts";
import { consentingDevices } from "../../sealing/session-deletion.ts";
import { signHead } from "../../sealing/signed-head.ts";
import { keyId } from "../../sealing/signing-keys.ts";
import type { SigningKeys } from "../../sealing/signing-keys.ts";
import type { SqlEngine } from "./engines/sql-engine.ts";
import type { AppendEntry, StoredHead } from "./store/append-batches.ts";
import { insertSession, readHead, utcTime } from "./store/log-store.ts";
import type { Access, StoreResult } from "./store/log-store.ts";
import { deleteSession, readAuthors, removeEnded } from "./store/session-end.ts";

const { crypto } = globalThis;

/** What acts on a session need: the database, the key that signs heads, and the time in milliseconds since 1970. */
export type ActContext = {
  readonly engine: SqlEngine;
  readonly appendEntry: AppendEntry;
  readonly key: SigningKeys;
  readonly now: () => number;
};

/** Starts a session with a signed, empty head. */
export const createSignedSession = async (
  { engine, key, now }: ActContext,
  request: CreateSessionRequest,
): Promise<StoreResult<StoredHead>> => {
  const at = now();
  const { signature } = await signHead(crypto, key, { session: request.session, seq: 0, hash: "", at: utcTime(at) });
  return insertSession(engine, request, { at, signature });
};

/** Appends an entry that its author signed, and signs the head it becomes. */
export const appendSignedEntry = async (
  { appendEntry, key, now }: ActContext,
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
  return appendEntry(access, { envelope, hash, bytes, at, headSignature: signature });
};

/** The consents that are still valid. A device withdraws its consent by writing a later entry. */
const standingConsents = async (
  consents: readonly DeletionConsent[],
  authors: ReadonlyMap<string, number>,
): Promise<readonly DeletionConsent[]> => {
  const ids = await Promise.all(consents.map(({ publicKey }) => keyId(crypto, publicKey)));
  return consents.filter(({ by, seq = 0 }, index) => by !== undefined || seq >= (authors.get(ids[index] ?? "") ?? 0));
};

/**
 * Deletes a session if every device that wrote an entry consents, itself or through its delegate. The head of the log
 * is kept.
 */
export const deleteWithConsents = async (
  { engine, now }: ActContext,
  access: Access,
  consents: readonly DeletionConsent[],
): Promise<StoreResult<object>> => {
  const current = await readHead(engine, access, now());
  if (!current.ok) return current;
  const authors = await readAuthors(engine, access.session);
  const agreeing = await consentingDevices(crypto, access.session, await standingConsents(consents, authors));
  if (![...authors.keys()].every((author) => agreeing.has(author))) return { ok: false, code: "consent_missing" };
  const result = await deleteSession(engine, access, current.head, now());
  if (result.ok) await removeEnded(engine);
  return result;
};
