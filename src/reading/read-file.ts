import type { InputProblem } from "../model/problem.ts";
import type { ParseResult } from "../values/parse-result.ts";
import type { UploadedFile, ExtractedText } from "../model/review/uploaded-file.ts";
import { fileKind } from "./file/file-kind.ts";
import type { FileKind } from "./file/file-kind.ts";
import { isEncryptedOfficeFile } from "./file/is-encrypted-office-file.ts";
import { LIMITS } from "./file/limits.ts";
import type { PageCallback } from "./file/page-callback.ts";
import { FileRejection } from "./file/file-rejection.ts";
import { readPasted, readPlainText } from "./text/read-plain-text.ts";

type Reader = (bytes: Uint8Array, onPage: PageCallback) => Promise<ExtractedText>;

/** Why a file cannot be a Word file; null if it may be one. */
export const notWordProblem = ({ name, bytes }: UploadedFile): InputProblem | null => {
  if (bytes.length === 0) return { code: "empty" };
  if (bytes.length > LIMITS.bytes) return { code: "too_big", params: { max: LIMITS.bytes } };
  const kind = fileKind(name, bytes);
  if (kind === "compound") return { code: isEncryptedOfficeFile(bytes) ? "password" : "old_word" };
  return kind === "zip" ? null : { code: "wrong_type" };
};

const refuse =
  (code: string): Reader =>
  () =>
    Promise.reject(new FileRejection(code));

// Each reader is fetched when a file of its kind arrives.
const READERS: { readonly [Kind in FileKind]: Reader } = {
  pdf: async (bytes, onPage) => (await import("./pdf/read-pdf.ts")).readPdf(bytes, onPage),
  zip: async (bytes) => (await import("./docx/read-docx.ts")).readDocx(bytes),
  compound: (bytes) => Promise.reject(new FileRejection(isEncryptedOfficeFile(bytes) ? "password" : "old_word")),
  rtf: refuse("wrong_type"),
  picture: refuse("picture"),
  text: (bytes) => Promise.resolve(bytes).then(readPlainText),
};

/** The problem of a file, from what its reader threw. */
export const fileProblem = (error: unknown): InputProblem => {
  if (error instanceof FileRejection) return error.problem;
  // A file can break a reader in any number of ways; every other failure means that the file is damaged.
  return { code: "damaged" };
};

const parsed = (read: ExtractedText): ParseResult<ExtractedText> =>
  read.text.trim() === "" ? { ok: false, problem: { code: "empty" } } : { ok: true, value: read };

/**
 * The words of a file: PDF, DOCX, plain text or Markdown.
 *
 * Problems: empty, wrong_type, picture, old_word, too_big, too_many_pages, too_long, password, scan, damaged.
 */
export async function readFile(
  file: UploadedFile,
  onPage: PageCallback = () => undefined,
): Promise<ParseResult<ExtractedText>> {
  const { name, bytes } = file;
  if (bytes.length === 0) return { ok: false, problem: { code: "empty" } };
  if (bytes.length > LIMITS.bytes) return { ok: false, problem: { code: "too_big", params: { max: LIMITS.bytes } } };
  try {
    return parsed(await READERS[fileKind(name, bytes)](bytes, onPage));
  } catch (error) {
    return { ok: false, problem: fileProblem(error) };
  }
}

/** The words of a pasted text. Problems: empty, too_long. */
export function readPaste(text: string): ParseResult<ExtractedText> {
  try {
    return parsed(readPasted(text));
  } catch (error) {
    return { ok: false, problem: fileProblem(error) };
  }
}
