import { describe, expect, test } from "vitest";
import type { CoverNote } from "../../src/model/cover-note.ts";
import type { LegalDocument } from "../../src/model/document.ts";
import { outputFormats, outputFormatsById } from "../../src/outputs/output-formats.ts";
import { writeDocx } from "../../src/outputs/docx/write-docx.ts";
import { writePdf } from "../../src/outputs/pdf/write-pdf.ts";
import { writeText } from "../../src/outputs/text/write-text.ts";
import { sampleDocument } from "../support/sample-document.ts";
import { sampleDocumentJa } from "../support/sample-document-ja.ts";
import { fileReaders } from "./file-words.ts";
import { fontShelf, style } from "./made-files.ts";
import { poppler } from "./programs.ts";
import { openWordFile } from "./word-file.ts";

const FOOT = "Apart from the document";

const note: CoverNote = {
  footer: FOOT,
  blocks: [
    { type: "heading", id: "note", content: [{ type: "text", text: "About it" }] },
    {
      type: "paragraph",
      id: "note.blanks",
      content: [
        { type: "strong", content: [{ type: "text", text: "Blanks" }] },
        { type: "text", text: "\nTwo answers are missing." },
      ],
      fields: [],
    },
    {
      type: "list",
      id: "note.blanks.items",
      items: [
        { number: "1.", content: [{ type: "text", text: "Who signs?" }] },
        { number: "2.", content: [{ type: "text", text: "On what day?" }] },
      ],
    },
  ],
};

const pagesOf = (pdf: Uint8Array): readonly string[] =>
  poppler("pdftotext", pdf, "-raw", "-enc", "UTF-8").split("\f").slice(0, -1);

// The English sample prints a character that no font has, as its code; another test covers it.
const plain: LegalDocument = { ...sampleDocument, blocks: sampleDocument.blocks.slice(0, 3) };

describe.each([
  ["English", plain],
  ["Japanese", { ...sampleDocumentJa, blocks: sampleDocumentJa.blocks.slice(0, 3) }],
])("the cover note of the %s sample", (_, document) => {
  test.each(outputFormats.filter(({ id }) => id !== "json").map((format) => [format.id, format] as const))(
    "has the same words in the same order after the document, in %s",
    async (id, format) => {
      const { read, of } = fileReaders[id];
      const file = await format.write(document, style, fontShelf(), note);
      expect(read(file)).toBe(of(writeText(document, note)));
      expect(writeText(document, note).startsWith(writeText(document).trimEnd())).toBe(true);
      expect(writeText(document, note)).toMatch(/About it[^]*Two answers are missing\.[^]*2\. On what day\?\n$/);
    },
  );

  test("changes nothing in the tree", async () => {
    const { json } = outputFormatsById;
    expect(await json.write(document, style, fontShelf(), note)).toEqual(
      await json.write(document, style, fontShelf()),
    );
  });
});

test("pages of a PDF are counted without it, and its own page has no number", async () => {
  const without = pagesOf(await writePdf(sampleDocument, style, fontShelf()));
  const pages = pagesOf(await writePdf(sampleDocument, style, fontShelf(), note));
  expect(pages.slice(0, -1)).toEqual(without);
  expect(without.at(-1)).toContain(`Page ${without.length} of ${without.length}`);
  expect(pages.at(-1)).toContain("Two answers are missing.");
  expect(pages.at(-1)!.trimEnd().split("\n").at(-1)).toBe(FOOT);
  expect(pages.at(-1)).not.toMatch(/Page \d/);
});

test("it is a section of its own in a Word file, and the pages of the document are counted without it", async () => {
  const { parts } = openWordFile(await writeDocx(sampleDocument, style, {}, note));
  expect(parts.get("word/document.xml")!.match(/<w:sectPr/g)).toHaveLength(2);
  const footers = [...parts].filter(([path]) => /^word\/footer\d+\.xml$/.test(path)).map(([, xml]) => xml);
  expect(footers.map((xml) => [xml.includes("SECTIONPAGES"), xml.includes("NUMPAGES"), xml.includes(FOOT)])).toEqual([
    [true, false, false],
    [false, false, true],
  ]);
});

test("without it, a Word file has one section and counts all pages", async () => {
  const { parts } = openWordFile(await writeDocx(sampleDocument, style));
  expect(parts.get("word/document.xml")!.match(/<w:sectPr/g)).toHaveLength(1);
  expect(parts.get("word/footer1.xml")).toMatch(/[^N]NUMPAGES/);
});
