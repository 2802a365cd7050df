import type { Envelope } from "../../../model/session/envelope.ts";
import { orEmptyObject } from "../../../values/json-object.ts";
import type {
  AppendRequest,
  BlobRequest,
  CreateSessionRequest,
  DeletionConsent,
  DeletionRequest,
} from "../../../model/session/log-api.ts";

/** 16 random bytes. */
const ID = /^[A-Za-z0-9_-]{22}$/;
/** A SHA-256. */
const HASH = /^[A-Za-z0-9_-]{43}$/;
const SIGNATURE = /^[A-Za-z0-9_-]{86}$/;
const POINT = /^[A-Za-z0-9_-]{87}$/;
const BYTES = /^[A-Za-z0-9_-]+$/;
/** The largest number of the database's integer columns. */
const MAX_INTEGER = 2 ** 31 - 1;

const isText = (value: unknown, pattern: RegExp): value is string => typeof value === "string" && pattern.test(value);

/** Whether a text can be the id of a session. */
export const isSessionId = (text: string): boolean => ID.test(text);

/** The request to start a session; null if it has another shape. */
export const parseCreateRequest = (value: unknown): CreateSessionRequest | null => {
  const { session, readHash, writeHash } = orEmptyObject(value);
  return isText(session, ID) && isText(readHash, HASH) && isText(writeHash, HASH)
    ? { session, readHash, writeHash }
    : null;
};

const parseEnvelope = (value: unknown): Envelope | null => {
  const { session, seq, prev, author, signature, ciphertext } = orEmptyObject(value);
  if (!isText(session, ID) || !isText(author, HASH) || !isText(signature, SIGNATURE)) return null;
  if (!isText(ciphertext, BYTES) || !Number.isInteger(seq) || Number(seq) < 1 || Number(seq) > MAX_INTEGER) return null;
  const isFirst = seq === 1;
  if (typeof prev !== "string" || (isFirst ? prev !== "" : !HASH.test(prev))) return null;
  return { session, seq: Number(seq), prev, author, signature, ciphertext };
};

/** The request to append an entry; null if it has another shape. */
export const parseAppendRequest = (value: unknown): AppendRequest | null => {
  const { envelope, publicKey } = orEmptyObject(value);
  const parsed = parseEnvelope(envelope);
  return parsed && isText(publicKey, POINT) ? { envelope: parsed, publicKey } : null;
};

/** The request to announce a file; null if it has another shape. */
export const parseBlobRequest = (value: unknown): BlobRequest | null => {
  const { id, bytes } = orEmptyObject(value);
  return isText(id, ID) && Number.isSafeInteger(bytes) && Number(bytes) > 0 ? { id, bytes: Number(bytes) } : null;
};

const parseConsent = (value: unknown): DeletionConsent | null => {
  const { publicKey, signature, seq, by } = orEmptyObject(value);
  if (!isText(publicKey, POINT) || !isText(signature, SIGNATURE)) return null;
  if (by === undefined) return { publicKey, signature, ...(Number.isInteger(seq) ? { seq: Number(seq) } : {}) };
  return isText(by, POINT) ? { publicKey, signature, by } : null;
};

/** The request to delete a session; null if it has another shape. */
export const parseDeletionRequest = (value: unknown): DeletionRequest | null => {
  const { consents } = orEmptyObject(value);
  if (!Array.isArray(consents)) return null;
  const parsed = consents.map(parseConsent);
  return parsed.includes(null) ? null : { consents: parsed.filter((consent) => consent !== null) };
};

/** A position in a log, as given in the query of a request; null if it is not a position. */
export const parsePosition = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
