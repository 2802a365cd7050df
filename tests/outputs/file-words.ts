import { words } from "../../src/outputs/text/words.ts";
import { poppler } from "./programs.ts";
import type { WordFile } from "./word-file.ts";

/** The words of a text run together: a PDF breaks lines wherever it must. */
export const solid = (text: string): string => words(text).join("");

/** Words of a PDF tagged as content, in the order of the structure tree: neither footers nor repeated heading rows. */
export const taggedWords = (pdf: Uint8Array): string => {
  const lines = poppler("pdfinfo", pdf, "-struct-text").split("\n");
  return solid(lines.flatMap((line) => /^\s*"(.*)"$/.exec(line)?.[1] ?? []).join("\n"));
};

/** Words of a Word file in order, with the numbers that are counted for its paragraphs. */
export const wordFileWords = (file: WordFile): string =>
  words(file.paragraphs.map((paragraph) => `${paragraph.number} ${paragraph.text}`).join("\n")).join(" ");
