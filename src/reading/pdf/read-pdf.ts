import type { PDFDocumentProxy } from "pdfjs-dist";
import type { InputProblem } from "../../model/problem.ts";
import type { ExtractedText } from "../../model/review/uploaded-file.ts";
import { LIMITS } from "../file/limits.ts";
import type { PageCallback } from "../file/page-callback.ts";
import { FileRejection } from "../file/file-rejection.ts";
import { normalizeCharacters, notesOnHiddenCharacters } from "../text/normalize-characters.ts";
import { readingOrder } from "./columns.ts";
import type { TextLine } from "./lines.ts";
import { openPdfReader } from "./open-pdf-reader.ts";
import { pageText } from "./page-text.ts";
import { readPieces } from "./pieces.ts";
import { dropRunningHeads } from "./running-heads.ts";

/** Fewer characters on an average page mean that the pages are pictures. */
const MIN_MEAN_CHARACTERS = 50;
/** A page with fewer characters is a scan or empty. */
const MIN_PAGE_CHARACTERS = 20;

const lengthOf = (lines: readonly TextLine[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);

const emptyPages = (pages: readonly (readonly TextLine[])[]): readonly InputProblem[] => {
  const numbers = pages.flatMap((lines, index) => (lengthOf(lines) < MIN_PAGE_CHARACTERS ? [index + 1] : []));
  return numbers.length === 0
    ? []
    : [{ code: "empty_pages", params: { count: numbers.length, pages: numbers.join(", ") } }];
};

const textOf = (pages: readonly (readonly TextLine[])[]): ExtractedText => {
  const tidy = dropRunningHeads(pages).map((lines) =>
    lines.map((line) => ({ ...line, text: normalizeCharacters(line.text) })),
  );
  const raw = pages.flatMap((lines) => lines.map(({ text }) => text)).join("\n");
  return { ...pageText(tidy), notes: [...emptyPages(pages), ...notesOnHiddenCharacters(raw)] };
};

async function readPages(pdf: PDFDocumentProxy, onPage: PageCallback): Promise<readonly (readonly TextLine[])[]> {
  const pages: (readonly TextLine[])[] = [];
  let size = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const lines = readingOrder(await readPieces(page));
    page.cleanup();
    pages.push(lines);
    size += lengthOf(lines);
    if (size > LIMITS.characters) throw new FileRejection("too_long", { max: LIMITS.characters });
    onPage(number, pdf.numPages, () => textOf(pages));
  }
  return pages;
}

/**
 * The words of a PDF in reading order, without running heads and page numbers, with paragraphs and broken words joined.
 *
 * Throws: FileRejection password, damaged, scan, too_many_pages, too_long.
 */
export async function readPdf(bytes: Uint8Array, onPage: PageCallback): Promise<ExtractedText> {
  const pdf = await openPdfReader(bytes);
  try {
    if (pdf.numPages > LIMITS.pages) throw new FileRejection("too_many_pages", { max: LIMITS.pages });
    const pages = await readPages(pdf, onPage);
    const all = pages.reduce((sum, lines) => sum + lengthOf(lines), 0);
    if (all < MIN_MEAN_CHARACTERS * pages.length) throw new FileRejection("scan");
    return textOf(pages);
  } finally {
    await pdf.loadingTask.destroy();
  }
}
