import type { LegalDocument } from "../../src/model/document.ts";
import type { OutputFormat } from "../../src/outputs/output-formats.ts";
import { comparableWords } from "../../src/outputs/text/comparable-words.ts";
import { writeText } from "../../src/outputs/text/write-text.ts";
import { poppler } from "./programs.ts";
import { openWordFile } from "./word-file.ts";
import type { WordFile } from "./word-file.ts";

/** The words of a text run together: a PDF breaks lines wherever it must. */
export const solid = (text: string): string => comparableWords(text).join("");

/** Words of a PDF tagged as content, in the order of the structure tree: neither footers nor repeated heading rows. */
export const taggedWords = (pdf: Uint8Array): string => {
  const lines = poppler("pdfinfo", pdf, "-struct-text").split("\n");
  return solid(lines.flatMap((line) => /^\s*"(.*)"$/.exec(line)?.[1] ?? []).join("\n"));
};

/** Words of a Word file in order, with the numbers that are counted for its paragraphs. */
export const wordFileWords = (file: WordFile): string =>
  comparableWords(file.paragraphs.map((paragraph) => `${paragraph.number} ${paragraph.text}`).join("\n")).join(" ");

/** How the words of a file are read, and in which form the plain text must equal them. */
type FileReader = { readonly read: (file: Uint8Array) => string; readonly of: (text: string) => string };

const spaced = (text: string): string => comparableWords(text).join(" ");
const utf8 = (file: Uint8Array): string => new TextDecoder().decode(file);

/** A reader for every output format; a new format is a type error until it has one. */
export const fileReaders: { readonly [id in OutputFormat["id"]]: FileReader } = {
  docx: { read: (file) => wordFileWords(openWordFile(file)), of: spaced },
  pdf: { read: taggedWords, of: solid },
  // Bold marks can be inside a word.
  md: { read: (file) => solid(utf8(file)), of: solid },
  txt: { read: (file) => spaced(utf8(file)), of: spaced },
  json: { read: (file) => spaced(writeText(JSON.parse(utf8(file)) as LegalDocument)), of: spaced },
};
