/*
 * A backup encrypted with a passphrase. Layout, in bytes:
 *
 *   8 name | 1 version | 4 iterations | 16 salt | 12 nonce | 16 passphrase check | 8 header hash | ciphertext and its tag
 *
 * PBKDF2-SHA-256 derives a master key from the passphrase; HKDF derives from it the AES-256-GCM key and, separately, the
 * check that distinguishes a wrong passphrase from a damaged file. The header is authenticated with the ciphertext; its
 * hash detects damage before a passphrase is rejected.
 */
const MAGIC = new TextEncoder().encode("CWBACKUP");
const FORMAT_VERSION = 1;
const ITERATIONS = 600_000;
const MAX_ITERATIONS = 10_000_000;
const [VERSION_AT, ITERATIONS_AT, SALT_AT, NONCE_AT, CHECK_AT, HASH_AT, BODY_AT] = [8, 9, 13, 29, 41, 57, 65] as const;
const TAG_BYTES = 16;
const KEY_BITS = 256;
const CHECK_BITS = 128;

/** Unit: characters. */
export const MIN_PASSPHRASE_LENGTH = 10;

export type DecryptOutcome =
  { readonly type: "opened"; readonly text: string } | { readonly type: "wrong_passphrase" | "damaged" | "newer" };

type Bytes = Uint8Array<ArrayBuffer>;

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

const derive = async (passphrase: string, salt: Bytes, iterations: number) => {
  // The same passphrase typed on another keyboard may be composed differently.
  const typed = utf8(passphrase.normalize("NFKC"));
  const source = await crypto.subtle.importKey("raw", typed, "PBKDF2", false, ["deriveBits"]);
  const master = await crypto.subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-256", salt, iterations },
    source,
    KEY_BITS,
  );
  const base = await crypto.subtle.importKey("raw", master, "HKDF", false, ["deriveBits", "deriveKey"]);
  const purpose = (info: string) => ({ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: utf8(info) });
  const check = new Uint8Array(await crypto.subtle.deriveBits(purpose("passphrase check"), base, CHECK_BITS));
  const aes = { name: "AES-GCM", length: KEY_BITS };
  const key = await crypto.subtle.deriveKey(purpose("backup key"), base, aes, false, ["encrypt", "decrypt"]);
  return { key, check };
};

const hashOfHeader = async (header: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", header.slice(0, HASH_AT))).slice(0, BODY_AT - HASH_AT);

export const areSameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

/** Whether a file is an encrypted backup. */
export const isEncrypted = (file: Uint8Array): boolean => areSameBytes(file.slice(0, MAGIC.length), MAGIC);

/** Encrypts the text of a backup. */
export const encryptBackup = async (text: string, passphrase: string): Promise<Bytes> => {
  const header = new Uint8Array(BODY_AT);
  header.set(MAGIC);
  header[VERSION_AT] = FORMAT_VERSION;
  new DataView(header.buffer).setUint32(ITERATIONS_AT, ITERATIONS);
  crypto.getRandomValues(header.subarray(SALT_AT, CHECK_AT));
  const { key, check } = await derive(passphrase, header.slice(SALT_AT, NONCE_AT), ITERATIONS);
  header.set(check, CHECK_AT);
  header.set(await hashOfHeader(header), HASH_AT);
  const cipher = { name: "AES-GCM", iv: header.slice(NONCE_AT, CHECK_AT), additionalData: header };
  const body = new Uint8Array(await crypto.subtle.encrypt(cipher, key, utf8(text)));
  const file = new Uint8Array(header.length + body.length);
  file.set(header);
  file.set(body, header.length);
  return file;
};

/** Decrypts a backup. Any modified byte makes it fail as damaged. */
export const decryptBackup = async (given: Uint8Array, passphrase: string): Promise<DecryptOutcome> => {
  const file = new Uint8Array(given);
  if (file.length < BODY_AT + TAG_BYTES) return { type: "damaged" };
  const header = file.slice(0, BODY_AT);
  if (!areSameBytes(header.slice(HASH_AT), await hashOfHeader(header))) return { type: "damaged" };
  if (header[VERSION_AT] !== FORMAT_VERSION) return { type: "newer" };
  const iterations = new DataView(header.buffer).getUint32(ITERATIONS_AT);
  if (iterations < ITERATIONS || iterations > MAX_ITERATIONS) return { type: "damaged" };
  const { key, check } = await derive(passphrase, header.slice(SALT_AT, NONCE_AT), iterations);
  if (!areSameBytes(header.slice(CHECK_AT, HASH_AT), check)) return { type: "wrong_passphrase" };
  try {
    const cipher = { name: "AES-GCM", iv: header.slice(NONCE_AT, CHECK_AT), additionalData: header };
    const body = await crypto.subtle.decrypt(cipher, key, file.slice(BODY_AT));
    return { type: "opened", text: new TextDecoder("utf-8", { fatal: true }).decode(body) };
  } catch {
    return { type: "damaged" };
  }
};
