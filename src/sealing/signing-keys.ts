import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { sha256 } from "./web-crypto.ts";
import type { WebCrypto } from "./web-crypto.ts";

/** The key pair of a device or of an invitation. */
export type SigningKeys = {
  /** The SHA-256 of the public key. */
  readonly id: string;
  /** The uncompressed point, as base64url. */
  readonly publicKey: string;
  readonly privateKey: CryptoKey;
};

const ECDSA = { name: "ECDSA", namedCurve: "P-256" } as const;
/** The use of a private key. */
export const TO_SIGN: KeyUsage = "sign";
const SIGNATURE = { name: "ECDSA", hash: "SHA-256" } as const;

/**
 * A public key as it is used: its id, null if the text is not base64url, and the key, null if it is not a point on the
 * curve.
 */
type PublicKey = { readonly id: string | null; readonly key: CryptoKey | null };

const importPublicKey = async (crypto: WebCrypto, publicKey: string): Promise<PublicKey> => {
  const bytes = fromBase64Url(publicKey);
  if (!bytes) return { id: null, key: null };
  const id = toBase64Url(await sha256(crypto, bytes));
  try {
    return { id, key: await crypto.subtle.importKey("raw", bytes, ECDSA, false, ["verify"]) };
  } catch {
    return { id, key: null };
  }
};

/** A log has hundreds of signatures by a few devices, and importing a key takes as long as verifying a signature. */
const MAX_KEYS = 64;
const imported = new WeakMap<SubtleCrypto, Map<string, Promise<PublicKey>>>();

const publicKeyOf = (crypto: WebCrypto, publicKey: string): Promise<PublicKey> => {
  const keys = imported.get(crypto.subtle) ?? new Map<string, Promise<PublicKey>>();
  imported.set(crypto.subtle, keys);
  const found = keys.get(publicKey) ?? importPublicKey(crypto, publicKey);
  // The key used last is the last of the map, so the first one is dropped.
  keys.delete(publicKey);
  keys.set(publicKey, found);
  if (keys.size > MAX_KEYS) keys.delete(keys.keys().next().value ?? "");
  return found;
};

/** The id of a public key; null if the text is not base64url. */
export const keyId = async (crypto: WebCrypto, publicKey: string): Promise<string | null> =>
  (await publicKeyOf(crypto, publicKey)).id;

/** New keys. The private key never leaves the device unless `extractable`, as an invitation's does in its link. */
export const createSigningKeys = async (crypto: WebCrypto, extractable = false): Promise<SigningKeys> => {
  const pair = await crypto.subtle.generateKey(ECDSA, extractable, [TO_SIGN, "verify"]);
  const raw = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  return { id: toBase64Url(await sha256(crypto, raw)), publicKey: toBase64Url(raw), privateKey: pair.privateKey };
};

/** The private key as PKCS #8 in base64url; only of keys that were made extractable. */
export const exportPrivateKey = async ({ subtle }: WebCrypto, { privateKey }: SigningKeys): Promise<string> =>
  toBase64Url(new Uint8Array(await subtle.exportKey("pkcs8", privateKey)));

/**
 * The keys of a public key and an exported private one.
 *
 * Throws: when the texts are not keys.
 */
export const importSigningKeys = async (
  crypto: WebCrypto,
  publicKey: string,
  exported: string,
): Promise<SigningKeys> => {
  const [id, bytes] = [await keyId(crypto, publicKey), fromBase64Url(exported)];
  if (id === null || !bytes) throw new TypeError("not a key in base64url");
  return { id, publicKey, privateKey: await crypto.subtle.importKey("pkcs8", bytes, ECDSA, false, [TO_SIGN]) };
};

/** The signature of bytes, as base64url (the two numbers of IEEE P1363, 64 bytes). */
export const signBytes = async (
  { subtle }: WebCrypto,
  { privateKey }: SigningKeys,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> => toBase64Url(new Uint8Array(await subtle.sign(SIGNATURE, privateKey, bytes)));

/** Whether a signature of bytes was made with the private key of a public key; false for anything malformed. */
export const isSignatureValid = async (
  crypto: WebCrypto,
  publicKey: string,
  signature: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> => {
  const { key } = await publicKeyOf(crypto, publicKey);
  const signatureBytes = fromBase64Url(signature);
  return key !== null && signatureBytes !== null && crypto.subtle.verify(SIGNATURE, key, signatureBytes, bytes);
};
