import type { Envelope, UnsignedEnvelope } from "../model/session/envelope.ts";
import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { canonicalJson } from "./canonical-json.ts";
import type { Json } from "./canonical-json.ts";
import { deriveItemKey } from "./session-keys.ts";
import type { SessionKeys } from "./session-keys.ts";
import { isSignatureValid, keyId, signBytes } from "./signing-keys.ts";
import type { SigningKeys } from "./signing-keys.ts";
import { randomBytes, sha256, utf8 } from "./web-crypto.ts";
import type { WebCrypto } from "./web-crypto.ts";

/** Where an event is appended. */
export type LogPosition = Pick<Envelope, "session" | "seq" | "prev">;

/** Why an envelope could not be opened. */
export type EnvelopeProblem = "wrong_author" | "wrong_signature" | "unreadable";

/** The event of an envelope, or why there is none. */
export type OpenedEnvelope =
  { readonly ok: true; readonly event: Json } | { readonly ok: false; readonly problem: EnvelopeProblem };

const NONCE_BYTES = 12;

const aes = (nonce: Uint8Array<ArrayBuffer>, { session, seq, author }: UnsignedEnvelope) => ({
  name: "AES-GCM",
  iv: nonce,
  // An event moved to another position, session or author does not decrypt.
  additionalData: utf8(canonicalJson({ session, seq, author })),
});

const signedBytes = ({ session, seq, prev, author, ciphertext }: UnsignedEnvelope): Uint8Array<ArrayBuffer> =>
  utf8(canonicalJson({ session, seq, prev, author, ciphertext }));

const importKey = ({ subtle }: WebCrypto, key: Uint8Array<ArrayBuffer>, use: KeyUsage): Promise<CryptoKey> =>
  subtle.importKey("raw", key, "AES-GCM", false, [use]);

/** The key that opens one entry, and nothing else of the session. */
export const entryKey = (
  crypto: WebCrypto,
  keys: Pick<SessionKeys, "content">,
  { seq, author }: Pick<Envelope, "seq" | "author">,
): Promise<Uint8Array<ArrayBuffer>> => deriveItemKey(crypto, keys, { entry: seq, author });

/** An event encrypted with the key of its entry and signed by a device. */
export const encryptEvent = async (
  crypto: WebCrypto,
  keys: Pick<SessionKeys, "content">,
  device: SigningKeys,
  position: LogPosition,
  event: Json,
): Promise<Envelope> => {
  const unsigned = { ...position, author: device.id, ciphertext: "" };
  const nonce = randomBytes(crypto, NONCE_BYTES);
  const key = await importKey(crypto, await entryKey(crypto, keys, unsigned), "encrypt");
  const encrypted = await crypto.subtle.encrypt(aes(nonce, unsigned), key, utf8(canonicalJson(event)));
  const bytes = new Uint8Array([...nonce, ...new Uint8Array(encrypted)]);
  const envelope = { ...unsigned, ciphertext: toBase64Url(bytes) };
  return { ...envelope, signature: await signBytes(crypto, device, signedBytes(envelope)) };
};

/** Whether the device with that public key wrote an envelope; the server checks this much without reading it. */
export const isEnvelopeSigned = (crypto: WebCrypto, envelope: Envelope, publicKey: string): Promise<boolean> =>
  isSignatureValid(crypto, publicKey, envelope.signature, signedBytes(envelope));

/** The event of an envelope that a key of its own opens; undefined if the key does not. */
export const decryptWithEntryKey = async (
  crypto: WebCrypto,
  key: Uint8Array<ArrayBuffer>,
  envelope: Envelope,
): Promise<Json | undefined> => {
  const bytes = fromBase64Url(envelope.ciphertext);
  if (!bytes || bytes.length <= NONCE_BYTES) return undefined;
  try {
    const nonce = bytes.slice(0, NONCE_BYTES);
    const opened = await importKey(crypto, key, "decrypt");
    const plain = await crypto.subtle.decrypt(aes(nonce, envelope), opened, bytes.slice(NONCE_BYTES));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plain)) as Json;
  } catch {
    return undefined;
  }
};

const decrypt = async (
  crypto: WebCrypto,
  keys: Pick<SessionKeys, "content">,
  envelope: Envelope,
): Promise<Json | undefined> => decryptWithEntryKey(crypto, await entryKey(crypto, keys, envelope), envelope);

/** The event of an envelope, if the device with that public key wrote it and the session's key opens it. */
export const openEnvelope = async (
  crypto: WebCrypto,
  keys: Pick<SessionKeys, "content">,
  envelope: Envelope,
  publicKey: string,
): Promise<OpenedEnvelope> => {
  if ((await keyId(crypto, publicKey)) !== envelope.author) return { ok: false, problem: "wrong_author" };
  if (!(await isEnvelopeSigned(crypto, envelope, publicKey))) return { ok: false, problem: "wrong_signature" };
  const event = await decrypt(crypto, keys, envelope);
  return event === undefined ? { ok: false, problem: "unreadable" } : { ok: true, event };
};

/**
 * The event of an envelope whose author is not known before: `publicKeyIn` finds the key in the event, which only then is
 * verified. The first event and each claim bring the key of their device.
 */
export const openFirstEnvelope = async (
  crypto: WebCrypto,
  keys: Pick<SessionKeys, "content">,
  envelope: Envelope,
  publicKeyIn: (event: Json) => string | null,
): Promise<OpenedEnvelope> => {
  const event = await decrypt(crypto, keys, envelope);
  if (event === undefined) return { ok: false, problem: "unreadable" };
  const publicKey = publicKeyIn(event);
  return publicKey === null ? { ok: false, problem: "wrong_author" } : openEnvelope(crypto, keys, envelope, publicKey);
};

/** The hash of an entry, which the next one names. */
export const envelopeHash = async (crypto: WebCrypto, envelope: Envelope): Promise<string> => {
  const { session, seq, prev, author, signature, ciphertext } = envelope;
  const bytes = utf8(canonicalJson({ session, seq, prev, author, signature, ciphertext }));
  return toBase64Url(await sha256(crypto, bytes));
};
