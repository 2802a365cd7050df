import { toBase64Url } from "./base64url.ts";
import { randomBytes, sha256, utf8 } from "./web-crypto.ts";
import type { WebCrypto } from "./web-crypto.ts";

/** Length of the secret in a session's link. Unit: bytes. */
export const SECRET_BYTES = 32;

/** The keys derived from the secret in a session's link. */
export type SessionKeys = {
  /** Encrypts and decrypts events. */
  readonly content: CryptoKey;
  /** Proves to the server that the holder may read the log. */
  readonly readCapability: string;
  /** Proves to the server that the holder may append to the log. */
  readonly writeCapability: string;
};

// A change of these texts would lock every existing session.
const PURPOSES = { content: "clausewright content", read: "clausewright read", write: "clausewright write" };

const AES = { name: "AES-GCM", length: 256 } as const;

const parameters = (purpose: keyof typeof PURPOSES) =>
  ({ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(0), info: utf8(PURPOSES[purpose]) }) as const;

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
  const source = await subtle.importKey("raw", secret, "HKDF", false, ["deriveBits", "deriveKey"]);
  const capability = async (purpose: "read" | "write"): Promise<string> =>
    toBase64Url(new Uint8Array(await subtle.deriveBits(parameters(purpose), source, SECRET_BYTES * 8)));
  const content = await subtle.deriveKey(parameters("content"), source, AES, false, ["encrypt", "decrypt"]);
  return { content, readCapability: await capability("read"), writeCapability: await capability("write") };
};

/** The form in which the server stores a capability: its SHA-256, which does not give it away. */
export const capabilityHash = async (crypto: WebCrypto, capability: string): Promise<string> =>
  toBase64Url(await sha256(crypto, utf8(capability)));
