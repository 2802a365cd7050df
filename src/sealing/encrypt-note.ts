import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { canonicalJson } from "./canonical-json.ts";
import type { Json } from "./canonical-json.ts";
import { SECRET_BYTES } from "./session-keys.ts";
import { randomBytes, utf8 } from "./web-crypto.ts";
import type { WebCrypto } from "./web-crypto.ts";

/** The session and seat that a note is bound to; elsewhere it does not decrypt. */
export type NoteOwner = { readonly session: string; readonly seat: string };

const NONCE_BYTES = 12;
/** Notes are padded to a multiple of this, so that their length says little about them. Unit: bytes. */
const BLOCK_BYTES = 256;

const aes = (nonce: Uint8Array<ArrayBuffer>, { session, seat }: NoteOwner) => ({
  name: "AES-GCM",
  iv: nonce,
  additionalData: utf8(canonicalJson({ purpose: "clausewright note", session, seat })),
});

const importKey = ({ subtle }: WebCrypto, secret: Uint8Array<ArrayBuffer>, use: KeyUsage): Promise<CryptoKey> =>
  subtle.importKey("raw", secret, "AES-GCM", false, [use]);

/** A new secret for the notes of one seat, base64url. It never leaves the devices of that seat. */
export const createNoteSecret = (crypto: WebCrypto): string => toBase64Url(randomBytes(crypto, SECRET_BYTES));

// Pads with spaces, which JSON allows at its end, to hide the length of the note.
const padded = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = utf8(text);
  const whole = new Uint8Array(Math.ceil(bytes.length / BLOCK_BYTES) * BLOCK_BYTES).fill(" ".charCodeAt(0));
  whole.set(bytes);
  return whole;
};

/** A note, encrypted with a secret that the other parties and the server do not have; base64url. */
export const encryptNote = async (
  crypto: WebCrypto,
  secret: string,
  owner: NoteOwner,
  note: Json,
): Promise<string | null> => {
  const bytes = fromBase64Url(secret);
  if (bytes?.length !== SECRET_BYTES) return null;
  const nonce = randomBytes(crypto, NONCE_BYTES);
  const key = await importKey(crypto, bytes, "encrypt");
  const encrypted = await crypto.subtle.encrypt(aes(nonce, owner), key, padded(canonicalJson(note)));
  return toBase64Url(new Uint8Array([...nonce, ...new Uint8Array(encrypted)]));
};

/** The content of a note; null if the secret is another one, or the note was changed or moved. */
export const openNote = async (crypto: WebCrypto, secret: string, owner: NoteOwner, box: string): Promise<unknown> => {
  try {
    const [bytes, sealed] = [fromBase64Url(secret), fromBase64Url(box)];
    if (!bytes || !sealed) return null;
    const key = await importKey(crypto, bytes, "decrypt");
    const nonce = sealed.slice(0, NONCE_BYTES);
    const opened = await crypto.subtle.decrypt(aes(nonce, owner), key, sealed.slice(NONCE_BYTES));
    return JSON.parse(new TextDecoder().decode(opened)) as unknown;
  } catch {
    return null;
  }
};
