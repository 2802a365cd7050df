import type { InputProblem, Parsed } from "../model/problem.ts";
import type { GivenFile, ReadText } from "../model/reading.ts";
import { fileKind } from "./file-kind.ts";
import type { FileKind } from "./file-kind.ts";
import { isOfficePassword } from "./is-office-password.ts";
import { LIMITS } from "./limits.ts";
import { Refusal } from "./refusal.ts";
import { readPasted, readPlainText } from "./text/read-plain-text.ts";

/** How far a reader is: pages read of all pages, for a file that has pages; `part` gives the words of the pages read. */
export type OnPage = (read: number, all: number, part: () => ReadText) => void;

type Reader = (bytes: Uint8Array, onPage: OnPage) => Promise<ReadText>;

const refuse =
  (code: string): Reader =>
  () =>
    Promise.reject(new Refusal(code));

// Each reader is fetched when a file of its kind arrives.
const READERS: { readonly [Kind in FileKind]: Reader } = {
  pdf: async (bytes, onPage) => (await import("./pdf/read-pdf.ts")).readPdf(bytes, onPage),
  zip: async (bytes) => (await import("./docx/read-docx.ts")).readDocx(bytes),
  compound: (bytes) => Promise.reject(new Refusal(isOfficePassword(bytes) ? "password" : "old_word")),
  rtf: refuse("wrong_type"),
  picture: refuse("picture"),
  text: (bytes) => Promise.resolve(bytes).then(readPlainText),
};

const problemOf = (error: unknown): InputProblem => {
  if (error instanceof Refusal) return error.problem;
  // What a file can do to a reader has no end; every other failure of one means that the file is damaged.
  return { code: "damaged" };
};

const parsed = (read: ReadText): Parsed<ReadText> =>
  read.text.trim() === "" ? { ok: false, problem: { code: "empty" } } : { ok: true, value: read };

/**
 * The words of a file: PDF, DOCX, plain text or Markdown.
 *
 * Problems: empty, wrong_type, picture, old_word, too_big, too_many_pages, too_long, password, scan, damaged.
 */
export async function readFile(file: GivenFile, onPage: OnPage = () => undefined): Promise<Parsed<ReadText>> {
  const { name, bytes } = file;
  if (bytes.length === 0) return { ok: false, problem: { code: "empty" } };
  if (bytes.length > LIMITS.bytes) return { ok: false, problem: { code: "too_big", params: { max: LIMITS.bytes } } };
  try {
    return parsed(await READERS[fileKind(name, bytes)](bytes, onPage));
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/** The words of a pasted text. Problems: empty, too_long. */
export function readPaste(text: string): Parsed<ReadText> {
  try {
    return parsed(readPasted(text));
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}
