/* Synchronous SHA-256 (FIPS 180-4). Web Crypto is asynchronous, and a reducer must return synchronously. */

// Section 4.2.2: K, the first 32 bits of the fractional parts of the cube roots of the first 64 primes.
// Literals, because ECMAScript does not guarantee the precision of Math.cbrt.
// prettier-ignore
const ROUND_CONSTANTS = Int32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);

// Section 5.3.3: H(0), the same of the square roots of the first 8 primes.
// prettier-ignore
const INITIAL_HASH = Int32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
);

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The bytes followed by a one bit, zeros and their length, in blocks of 64 bytes. */
const padded = (bytes: Uint8Array): DataView => {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const whole = new Uint8Array(blocks * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, (bytes.length << 3) >>> 0);
  return view;
};

const schedule = (view: DataView, at: number, words: Int32Array): void => {
  for (let t = 0; t < 16; t++) words[t] = view.getInt32(at + t * 4);
  for (let t = 16; t < 64; t++) {
    const [early, late] = [words[t - 15]!, words[t - 2]!];
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[t] = (words[t - 16]! + s0 + words[t - 7]! + s1) | 0;
  }
};

const compress = (state: Int32Array, words: Int32Array): void => {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const one = (h + s1 + choice + ROUND_CONSTANTS[t]! + words[t]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + s0 + majority) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index]! + word) | 0;
};

/** UTF-8 without an encoder, which belongs to browsers and Node. A surrogate without its pair becomes U+FFFD. */
const utf8Bytes = (text: string): Uint8Array => {
  const bytes: number[] = [];
  for (const letter of text) {
    const read = letter.codePointAt(0)!;
    const code = read >= 0xd800 && read <= 0xdfff ? 0xfffd : read;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else {
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63));
      bytes.push(0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    }
  }
  return Uint8Array.from(bytes);
};

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const base64Url = (bytes: Uint8Array): string => {
  let text = "";
  for (let index = 0; index < bytes.length; index += 3) {
    const three = (bytes[index]! << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    for (let place = 0; place < Math.min(4, bytes.length - index + 1); place++) {
      text += DIGITS[(three >> (18 - place * 6)) & 63]!;
    }
  }
  return text;
};

/** SHA-256 of a text in UTF-8, as base64url: 43 characters, the same that Web Crypto gives. */
export const sha256Base64Url = (text: string): string => {
  const view = padded(utf8Bytes(text));
  const state = Int32Array.from(INITIAL_HASH);
  const words = new Int32Array(64);
  for (let at = 0; at < view.byteLength; at += 64) {
    schedule(view, at, words);
    compress(state, words);
  }
  const bytes = new Uint8Array(32);
  const written = new DataView(bytes.buffer);
  state.forEach((word, index) => written.setInt32(index * 4, word));
  return base64Url(bytes);
};
