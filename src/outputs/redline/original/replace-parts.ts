import { strToU8, zipSync } from "fflate";

/** An entry of an archive with the bytes of its directory record and of its packed content. */
type Entry = { readonly record: Uint8Array; readonly packed: Uint8Array };

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const DESCRIPTOR_FLAG = 8;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

const nameOf = (record: Uint8Array): string =>
  new TextDecoder().decode(record.subarray(ENTRY_BYTES, ENTRY_BYTES + viewOf(record).getUint16(28, true)));

/** The entries of an archive that was read before, by name. */
function entriesOf(bytes: Uint8Array): ReadonlyMap<string, Entry> {
  const view = viewOf(bytes);
  let end = bytes.length - END_BYTES;
  while (view.getUint32(end, true) !== END_SIGNATURE) end -= 1;
  const entries = new Map<string, Entry>();
  let index = view.getUint32(end + 16, true);
  while (index + ENTRY_BYTES <= end && view.getUint32(index, true) === ENTRY_SIGNATURE) {
    const size =
      ENTRY_BYTES +
      view.getUint16(index + 28, true) +
      view.getUint16(index + 30, true) +
      view.getUint16(index + 32, true);
    const local = view.getUint32(index + 42, true);
    const from = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const record = bytes.slice(index, index + size);
    entries.set(nameOf(record), { record, packed: bytes.subarray(from, from + view.getUint32(index + 20, true)) });
    index += size;
  }
  return entries;
}

/** The header before the content of an entry, made from its directory record. */
const localHeader = (record: Uint8Array): Uint8Array => {
  const source = viewOf(record);
  const name = record.subarray(ENTRY_BYTES, ENTRY_BYTES + source.getUint16(28, true));
  const header = new Uint8Array(LOCAL_BYTES + name.length);
  const view = viewOf(header);
  view.setUint32(0, LOCAL_SIGNATURE, true);
  // Version, flags, method, time, date, checksum, both sizes and the length of the name are the same in both.
  header.set(record.subarray(6, 30), 4);
  view.setUint16(28, 0, true);
  header.set(name, LOCAL_BYTES);
  return header;
};

/**
 * An archive with some parts replaced or added. All other parts keep their packed bytes; none of them is inflated.
 *
 * The archive must be one that a reader has accepted.
 */
export function replaceParts(bytes: Uint8Array, parts: { readonly [name: string]: string }): Uint8Array {
  const packed = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
  const entries = [...new Map([...entriesOf(bytes), ...entriesOf(packed)])];
  const contents: Uint8Array[] = [];
  const records: Uint8Array[] = [];
  let size = 0;
  const put = (list: Uint8Array[], piece: Uint8Array): void => {
    list.push(piece);
    size += piece.length;
  };
  for (const [, { record, packed: content }] of entries) {
    const view = viewOf(record);
    // Sizes are in the header, so no descriptor follows the content.
    view.setUint16(8, view.getUint16(8, true) & ~DESCRIPTOR_FLAG, true);
    view.setUint32(42, size, true);
    put(contents, localHeader(record));
    put(contents, content);
    records.push(record);
  }
  const directory = size;
  for (const record of records) put(contents, record);
  const end = new Uint8Array(END_BYTES);
  const view = viewOf(end);
  view.setUint32(0, END_SIGNATURE, true);
  view.setUint16(8, entries.length, true);
  view.setUint16(10, entries.length, true);
  view.setUint32(12, size - directory, true);
  view.setUint32(16, directory, true);
  put(contents, end);
  const whole = new Uint8Array(size);
  let filled = 0;
  for (const piece of contents) {
    whole.set(piece, filled);
    filled += piece.length;
  }
  return whole;
}
