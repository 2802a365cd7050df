import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { randomBytes, sha256, utf8 } from "./web-crypto.ts";
import type { WebCrypto } from "./web-crypto.ts";

/** Length of the secret in a session's link. Unit: bytes. */
export const SECRET_BYTES = 32;

/** The keys derived from the secret in a session's link. */
export type SessionKeys = {
  /** The source of the keys that encrypt events, one for each entry, and files. */
  readonly content: CryptoKey;
  /** Proves to the server that the holder may read the log. */
  readonly readCapability: string;
  /** Proves to the server that the holder may append to the log. */
  readonly writeCapability: string;
};

// A change of these texts would lock every existing session.
const PURPOSES = {
  content: "clausewright content",
  read: "clausewright read",
  write: "clausewright write",
  notes: "clausewright device notes",
};

const parameters = (purpose: string) =>
  ({ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(0), info: utf8(purpose) }) as const;

/** A new secret for the link of a session. */
export const createSessionSecret = (crypto: WebCrypto): Uint8Array<ArrayBuffer> => randomBytes(crypto, SECRET_BYTES);

/**
 * The keys derived from a session's secret (HKDF with SHA-256, RFC 5869); null if the secret has another length.
 */
export const deriveSessionKeys = async (
  crypto: WebCrypto,
  secret: Uint8Array<ArrayBuffer>,
): Promise<SessionKeys | null> => {
  if (secret.length !== SECRET_BYTES) return null;
  const { subtle } = crypto;
  const source = await subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const derived = async (purpose: keyof typeof PURPOSES): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await subtle.deriveBits(parameters(PURPOSES[purpose]), source, SECRET_BYTES * 8));
  const content = await subtle.importKey("raw", await derived("content"), "HKDF", false, ["deriveBits"]);
  const [read, write] = await Promise.all([derived("read"), derived("write")]);
  return { content, readCapability: toBase64Url(read), writeCapability: toBase64Url(write) };
};

/**
 * The key under which the secret of private notes is passed to another device of the same person, base64url; derived from the
 * secret of the link that this device opened. Null if that has another length.
 */
export const deriveNotesKey = async ({ subtle }: WebCrypto, link: string): Promise<string | null> => {
  const secret = fromBase64Url(link);
  if (secret?.length !== SECRET_BYTES) return null;
  const source = await subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  return toBase64Url(new Uint8Array(await subtle.deriveBits(parameters(PURPOSES.notes), source, SECRET_BYTES * 8)));
};

/** What a key of its own is derived for: an entry of the log, or a file. */
export type KeyUse = { readonly entry: number; readonly author: string } | { readonly file: string };

const purposeOf = (use: KeyUse): string =>
  "file" in use ? `clausewright file ${use.file}` : `clausewright entry ${use.entry} ${use.author}`;

/**
 * The key of one entry or file. Evidence discloses the keys of the entries it is about; the others stay readable by the
 * parties only.
 */
export const deriveItemKey = async (
  { subtle }: WebCrypto,
  { content }: Pick<SessionKeys, "content">,
  use: KeyUse,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await subtle.deriveBits(parameters(purposeOf(use)), content, SECRET_BYTES * 8));

/** What the server stores of a capability: its SHA-256, from which it cannot be derived. */
export const capabilityHash = async (crypto: WebCrypto, capability: string): Promise<string> =>
  toBase64Url(await sha256(crypto, utf8(capability)));
