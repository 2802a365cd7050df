const SAMPLE_BYTES = 65_536;

const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** UTF-16 without a byte order mark: every second byte of Latin text is zero. */
const unmarkedUtf16 = (bytes: Uint8Array): string | null => {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2]! += 1;
  });
  const half = sample.length / 2;
  const [even = 0, odd = 0] = zeros;
  if (odd > half * 0.5 && even < half * 0.05) return "utf-16le";
  return even > half * 0.5 && odd < half * 0.05 ? "utf-16be" : null;
};

const marked = (bytes: Uint8Array): string | null => {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xff && b === 0xfe) return "utf-16le";
  return a === 0xfe && b === 0xff ? "utf-16be" : null;
};

/** Characters of Windows-1252 where Latin-1 has control characters, from 0x80 on. */
const WESTERN = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** Windows-1252, spelled out: some run-time decoders answer with Latin-1 under this name. */
const western = (bytes: Uint8Array): string =>
  new TextDecoder("latin1")
    .decode(bytes)
    .replace(/[\u0080-\u009F]/g, (control) => WESTERN[control.charCodeAt(0) - 0x80] ?? control);

/** Whether a text decoded as Shift_JIS is Japanese and not Western text read wrongly. */
const looksJapanese = (text: string): boolean => {
  const foreign = text.replace(/\p{ASCII}/gu, "");
  const kana = foreign.replace(/[^\u3040-\u30FF\u3001\u3002]/g, "");
  return foreign.length >= 4 && kana.length / foreign.length > 0.3;
};

/**
 * The text in the bytes of a plain file: UTF-8 or UTF-16, marked or not, Shift_JIS, or Windows-1252.
 *
 * Null where the bytes are not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = marked(bytes) ?? unmarkedUtf16(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  // Images and programs contain zero bytes; no encoding below has them in text.
  if (bytes.subarray(0, SAMPLE_BYTES).includes(0)) return null;
  const utf8 = decode(bytes, "utf-8");
  if (utf8 !== null) return utf8;
  const japanese = decode(bytes, "shift_jis");
  if (japanese !== null && looksJapanese(japanese)) return japanese;
  return western(bytes);
}
