import { strToU8, unzipSync, zipSync, strFromU8 } from "fflate";
import { expect, test } from "vitest";
import type { CoverNote } from "../../src/model/cover-note.ts";
import { sampleDocument } from "../support/sample-document.ts";
import { sampleDocumentJa } from "../support/sample-document-ja.ts";
import { writeDocx } from "../../src/outputs/docx/write-docx.ts";
import { comparableWords } from "../../src/outputs/text/comparable-words.ts";
import { writeText } from "../../src/outputs/text/write-text.ts";
import { HOSTILE, hostileDocument } from "./hostile.ts";
import { chineseDocument, style } from "./made-files.ts";
import { hasOffice, officePdfs, poppler } from "./programs.ts";

const DOCUMENTS = {
  en: sampleDocument,
  ja: sampleDocumentJa,
  zh: chineseDocument,
  markup: hostileDocument(HOSTILE["markup"]!),
  breaks: hostileDocument(HOSTILE["breaks"]!),
  field: hostileDocument(HOSTILE["field"]!),
};

const note: CoverNote = {
  footer: "Apart from the document",
  blocks: [
    { type: "paragraph", id: "note", content: [{ type: "text", text: "Two answers are missing." }], fields: [] },
  ],
};

/** A document that ends with a paragraph, and one that ends with a table. */
const NOTED = {
  paragraph: sampleDocument,
  table: {
    ...sampleDocument,
    blocks: sampleDocument.blocks.filter(({ type }) => type === "table" || type === "paragraph"),
  },
};

/** Every field result replaced by a wrong number. */
function spoiled(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes);
  const xml = strFromU8(parts["word/document.xml"]!);
  const wrong = xml.replace(/(<w:fldSimple[^>]*>.*?<w:t[^>]*>)[^<]*/gs, "$1987");
  return zipSync({ ...parts, "word/document.xml": strToU8(wrong) });
}

/** A page without its footer, which begins in the last line with a dot and may continue below it. */
const withoutFooter = (page: string): string => {
  const dot = page.lastIndexOf(" · ");
  return dot < 0 ? page : page.slice(0, page.lastIndexOf("\n", dot) + 1);
};

/** The words of a PDF without its footers, run together. */
const solid = (pdf: Uint8Array): string => {
  const pages = poppler("pdftotext", pdf, "-raw", "-enc", "UTF-8").split("\f");
  return comparableWords(pages.map(withoutFooter).join("\n")).join("");
};

if (!hasOffice)
  console.warn("LibreOffice is not installed (Debian: libreoffice-writer), so no test opens Word files with it.");

test.skipIf(!hasOffice)(
  "LibreOffice reads the words of the plain text in the same order, computes every reference to the number we wrote, and counts the pages before a note",
  async () => {
    const files: Record<string, Uint8Array> = {};
    for (const [name, document] of Object.entries(DOCUMENTS)) {
      files[name] = await writeDocx(document, style);
      files[`${name}-spoiled`] = spoiled(files[name]);
    }
    for (const [name, document] of Object.entries(NOTED))
      files[`noted-${name}`] = await writeDocx(document, style, {}, note);
    const pdfs = officePdfs(files);
    for (const [name, document] of Object.entries(DOCUMENTS)) {
      const expected = comparableWords(writeText(document)).join("");
      expect([name, solid(pdfs[name]!)]).toEqual([name, expected]);
      expect([name, solid(pdfs[`${name}-spoiled`]!)]).toEqual([name, expected]);
    }
    for (const name of Object.keys(NOTED)) {
      const pages = poppler("pdftotext", pdfs[`noted-${name}`]!, "-raw", "-enc", "UTF-8").split("\f").slice(0, -1);
      const counted = pages.length - 1;
      const numbers = pages.map((page) => page.match(/Page \d+ of ?\d*/)?.[0]);
      expect(numbers).toEqual([
        ...Array.from({ length: counted }, (_, index) => `Page ${index + 1} of ${counted}`),
        undefined,
      ]);
    }
  },
  180_000,
);
