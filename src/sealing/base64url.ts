const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The value of each letter by its code; 255 for a character outside the alphabet. */
const VALUES = new Uint8Array(256).fill(255);
for (let value = 0; value < LETTERS.length; value++) VALUES[LETTERS.charCodeAt(value)] = value;

/** Letters are joined in pieces of this length, because a call takes a limited number of arguments. */
const PIECE = 8192;

const CODES = Uint8Array.from(LETTERS, (letter) => letter.charCodeAt(0));

/**
 * Bytes as base64url without padding (RFC 4648, section 5).
 *
 * Example: toBase64Url(new Uint8Array([255, 254])) = "__4"
 */
export const toBase64Url = (bytes: Uint8Array): string => {
  const codes = new Uint8Array(Math.ceil((bytes.length * 4) / 3));
  let at = 0;
  for (let from = 0; from < bytes.length; from += 3) {
    const three = (bytes[from]! << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0);
    // What is written behind the end of the array is not stored.
    for (let shift = 18; shift >= 0; shift -= 6) codes[at++] = CODES[(three >> shift) & 63]!;
  }
  let text = "";
  for (let from = 0; from < codes.length; from += PIECE)
    text += String.fromCharCode(...codes.subarray(from, from + PIECE));
  return text;
};

/**
 * The bytes of a base64url text; null if it is not the one text that `toBase64Url` writes for them.
 *
 * Example: fromBase64Url("__4") = new Uint8Array([255, 254])
 */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> | null => {
  if (text.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [bits, count, at] = [0, 0, 0];
  for (let from = 0; from < text.length; from++) {
    const value = VALUES[text.charCodeAt(from)] ?? 255;
    if (value === 255) return null;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at++] = bits >> count;
  }
  // Refuses nonzero padding bits; otherwise several strings would decode to the same bytes.
  return (bits & ((1 << count) - 1)) === 0 ? bytes : null;
};
