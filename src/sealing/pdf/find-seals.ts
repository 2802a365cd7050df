/** Where a signature is in a PDF, and the bytes it covers: everything but its own hexadecimal text. */
export type FoundSeal = {
  /** Start and length of the covered parts before and after the signature. Unit: bytes. */
  readonly range: readonly [start: number, length: number, start: number, length: number];
  /** The signature: CMS in DER, with zeros after it. */
  readonly contents: Uint8Array<ArrayBuffer>;
};

const MARK = "/ByteRange";
const NUMBERS = /^\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/;
// Refuses mixed-case hex: changing the case of a digit changes the file but not the bytes that it decodes to.
const HEX = /^<((?:[0-9a-f]{2})+|(?:[0-9A-F]{2})+)>$/;
/** More than any of the four numbers takes. */
const MARK_LENGTH = 200;

const ascii = (bytes: Uint8Array): string => {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
};

const seals = (bytes: Uint8Array, at: number): FoundSeal | null => {
  const numbers = NUMBERS.exec(ascii(bytes.subarray(at, at + MARK_LENGTH)));
  if (!numbers) return null;
  const [start, length, after, rest] = numbers.slice(1).map(Number) as [number, number, number, number];
  // The gap must be exactly one hexadecimal text, so that nothing else hides in it.
  const hex = HEX.exec(ascii(bytes.subarray(start + length, after)));
  if (start !== 0 || after + rest > bytes.length || !hex) return null;
  const contents = Uint8Array.from(hex[1]!.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return { range: [start, length, after, rest], contents };
};

/** The signatures in a PDF whose byte ranges have the right form, in order. Text that only looks like one is not among them. */
export const findSeals = (bytes: Uint8Array): readonly FoundSeal[] => {
  const found: FoundSeal[] = [];
  const text = ascii(bytes);
  for (let offset = text.indexOf(MARK); offset >= 0; offset = text.indexOf(MARK, offset + 1)) {
    const seal = seals(bytes, offset);
    if (seal) found.push(seal);
  }
  return found;
};

/** The bytes that a signature covers. */
export const coveredBytes = (
  bytes: Uint8Array,
  { range: [start, length, after, rest] }: FoundSeal,
): Uint8Array<ArrayBuffer> => {
  const covered = new Uint8Array(length + rest);
  covered.set(bytes.subarray(start, start + length));
  covered.set(bytes.subarray(after, after + rest), length);
  return covered;
};

/** Whether nothing follows what a signature covers. */
export const coversAll = (bytes: Uint8Array, { range: [, , after, rest] }: FoundSeal): boolean =>
  after + rest === bytes.length;
