/**
 * Bytes as base64url without padding (RFC 4648, section 5).
 *
 * Example: toBase64Url(new Uint8Array([255, 254])) = "__4"
 */
export const toBase64Url = (bytes: Uint8Array): string => {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

const ALPHABET = /^[A-Za-z0-9_-]*$/;

/**
 * The bytes of a base64url text; null if it is not the one text that `toBase64Url` writes for them.
 *
 * Example: fromBase64Url("__4") = new Uint8Array([255, 254])
 */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> | null => {
  if (!ALPHABET.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  // Unused bits at the end could hide two texts for the same bytes.
  return toBase64Url(bytes) === text ? bytes : null;
};
