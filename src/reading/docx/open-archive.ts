import { Inflate } from "fflate";
import { LIMITS } from "../file/limits.ts";
import { FileRejection } from "../file/file-rejection.ts";

/** A part of an archive as its directory names it. Unit: sizes and places in bytes. */
type Entry = {
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
};

/** An archive whose parts are inflated one at a time, within one size limit for all of them. */
export type Archive = {
  readonly names: readonly string[];
  /** The bytes of a part, or null when the archive has none of that name. */
  readonly part: (name: string) => Uint8Array | null;
};

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_RECORD_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_HEADER_BYTES = 30;
const MAX_COMMENT_LENGTH = 65_535;
const STORED = 0;
const DEFLATED = 8;
// Against zip bombs: data can expand a thousandfold, so inflate in small chunks and check the limit between them.
const CHUNK_BYTES = 16_384;

const damaged = (): FileRejection => new FileRejection("damaged");

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_RECORD_BYTES - MAX_COMMENT_LENGTH);
  for (let at = view.byteLength - END_RECORD_BYTES; at >= first; at--)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  throw damaged();
}

function readDirectory(bytes: Uint8Array, view: DataView): ReadonlyMap<string, Entry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  // No Word file has so many parts.
  if (count > LIMITS.entries) throw new FileRejection("wrong_type");
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== ENTRY_SIGNATURE) throw damaged();
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength));
    entries.set(name, {
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Inflates until the output exceeds `most` bytes. */
function inflateWithin(packed: Uint8Array, most: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((piece) => {
    size += piece.length;
    if (size > most) throw new FileRejection("zip_bomb", { max: LIMITS.inflated });
    pieces.push(piece);
  });
  for (let at = 0; at < packed.length; at += CHUNK_BYTES) {
    inflate.push(packed.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= packed.length);
  }
  const whole = new Uint8Array(size);
  let filled = 0;
  for (const piece of pieces) {
    whole.set(piece, filled);
    filled += piece.length;
  }
  return whole;
}

/**
 * Opens a ZIP archive by its directory; nothing is inflated before a part is asked for.
 *
 * Throws: `FileRejection` damaged, password, wrong_type, zip_bomb.
 */
export function openArchive(bytes: Uint8Array): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < END_RECORD_BYTES) throw damaged();
  const entries = readDirectory(bytes, view);
  let allowance: number = LIMITS.inflated;
  const part = (name: string): Uint8Array | null => {
    const entry = entries.get(name);
    if (!entry) return null;
    if (entry.isEncrypted) throw new FileRejection("password");
    if (entry.size > allowance) throw new FileRejection("zip_bomb", { max: LIMITS.inflated });
    if (view.getUint32(entry.at, true) !== LOCAL_SIGNATURE) throw damaged();
    const from =
      entry.at + LOCAL_HEADER_BYTES + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
    const packed = bytes.subarray(from, from + entry.packed);
    if (packed.length < entry.packed) throw damaged();
    if (entry.method !== STORED && entry.method !== DEFLATED) throw damaged();
    const whole = entry.method === STORED ? packed : inflateWithin(packed, allowance);
    allowance -= whole.length;
    return whole;
  };
  return { names: [...entries.keys()], part };
}
