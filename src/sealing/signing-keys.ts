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

/** The id of a public key; null if the text is no bytes. */
export const keyId = async (crypto: WebCrypto, publicKey: string): Promise<string | null> => {
  const bytes = fromBase64Url(publicKey);
  return bytes && toBase64Url(await sha256(crypto, bytes));
};

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
 * Throws: when the texts are no keys.
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
  { subtle }: WebCrypto,
  publicKey: string,
  signature: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> => {
  const [point, signatureBytes] = [fromBase64Url(publicKey), fromBase64Url(signature)];
  if (!point || !signatureBytes) return false;
  try {
    const key = await subtle.importKey("raw", point, ECDSA, false, ["verify"]);
    return await subtle.verify(SIGNATURE, key, signatureBytes, bytes);
  } catch {
    // Not a point of the curve.
    return false;
  }
};
