import { deriveItemKey } from "./session-keys.ts";
import type { SessionKeys } from "./session-keys.ts";
import { randomBytes, utf8 } from "./web-crypto.ts";
import type { WebCrypto } from "./web-crypto.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Keys = Pick<SessionKeys, "content">;

const NONCE_BYTES = 12;

const fileKey = async (crypto: WebCrypto, keys: Keys, id: string, use: KeyUsage): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", await deriveItemKey(crypto, keys, { file: id }), "AES-GCM", false, [use]);

const aes = (nonce: Bytes, id: string) => ({ name: "AES-GCM", iv: nonce, additionalData: utf8(id) });

/** A file of a session, encrypted under its id. */
export const encryptFile = async (crypto: WebCrypto, keys: Keys, id: string, bytes: Bytes): Promise<Bytes> => {
  const nonce = randomBytes(crypto, NONCE_BYTES);
  const key = await fileKey(crypto, keys, id, "encrypt");
  const encrypted = new Uint8Array(await crypto.subtle.encrypt(aes(nonce, id), key, bytes));
  const whole = new Uint8Array(NONCE_BYTES + encrypted.length);
  whole.set(nonce);
  whole.set(encrypted, NONCE_BYTES);
  return whole;
};

/** The file; null if it was changed or belongs to another id or session. */
export const decryptFile = async (crypto: WebCrypto, keys: Keys, id: string, bytes: Bytes): Promise<Bytes | null> => {
  try {
    const key = await fileKey(crypto, keys, id, "decrypt");
    const nonce = bytes.slice(0, NONCE_BYTES);
    return new Uint8Array(await crypto.subtle.decrypt(aes(nonce, id), key, bytes.slice(NONCE_BYTES)));
  } catch {
    return null;
  }
};
