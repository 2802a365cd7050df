export type FileKind = "pdf" | "zip" | "compound" | "rtf" | "picture" | "text";

/** File sniffing: kinds of files by their leading ("magic") bytes, because a file name can be wrong. */
const SIGNATURES: readonly (readonly [kind: FileKind, start: readonly number[]])[] = [
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  // An encrypted DOCX or a legacy .doc (both OLE containers).
  ["compound", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ["rtf", [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ["picture", [0xff, 0xd8, 0xff]],
  ["picture", [0x89, 0x50, 0x4e, 0x47]],
  ["picture", [0x47, 0x49, 0x46, 0x38]],
  ["picture", [0x49, 0x49, 0x2a, 0x00]],
  ["picture", [0x4d, 0x4d, 0x00, 0x2a]],
];

const PDF_START = [0x25, 0x50, 0x44, 0x46, 0x2d];
// Some programs write a few lines before the header of a PDF; readers accept it within the first kilobyte.
const PDF_HEADER_WINDOW_BYTES = 1024;

const startsAt = (bytes: Uint8Array, start: readonly number[], at: number): boolean =>
  start.every((byte, index) => bytes[at + index] === byte);

const hasPdfHeader = (bytes: Uint8Array): boolean => {
  const last = Math.min(PDF_HEADER_WINDOW_BYTES, bytes.length);
  for (let at = 0; at < last; at++) if (startsAt(bytes, PDF_START, at)) return true;
  return false;
};

const EXTENSIONS: { readonly [extension: string]: FileKind } = { pdf: "pdf", docx: "zip" };

/**
 * The kind of a file by its first bytes; one that ends in .pdf or .docx without beginning like one keeps that kind,
 * so that the reader can say it is damaged.
 */
export function fileKind(name: string, bytes: Uint8Array): FileKind {
  const found = SIGNATURES.find(([, start]) => startsAt(bytes, start, 0))?.[0];
  if (found) return found;
  if (hasPdfHeader(bytes)) return "pdf";
  return EXTENSIONS[/\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? ""] ?? "text";
}
