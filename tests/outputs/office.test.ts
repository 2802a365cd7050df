import { strToU8, unzipSync, zipSync, strFromU8 } from "fflate";
import { expect, test } from "vitest";
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
  "LibreOffice reads the words of the plain text in the same order, and computes every reference to the number we wrote",
  async () => {
    const files: Record<string, Uint8Array> = {};
    for (const [name, document] of Object.entries(DOCUMENTS)) {
      files[name] = await writeDocx(document, style);
      files[`${name}-spoiled`] = spoiled(files[name]);
    }
    const pdfs = officePdfs(files);
    for (const [name, document] of Object.entries(DOCUMENTS)) {
      const expected = comparableWords(writeText(document)).join("");
      expect([name, solid(pdfs[name]!)]).toEqual([name, expected]);
      expect([name, solid(pdfs[`${name}-spoiled`]!)]).toEqual([name, expected]);
    }
  },
  180_000,
);
