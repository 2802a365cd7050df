import { expect, test } from "vitest";
import type { Block, Inline, LegalDocument } from "../../src/model/document.ts";
import { writeDocx } from "../../src/outputs/docx/write-docx.ts";
import { writePdf } from "../../src/outputs/pdf/write-pdf.ts";
import { sampleDocument } from "../support/sample-document.ts";
import { fontShelf, style } from "./made-files.ts";
import { poppler } from "./programs.ts";
import { openWordFile } from "./word-file.ts";

const words = (text: string): readonly Inline[] => [{ type: "text", text }];

/** A certificate on a page of its own that ends with words and no line, as that of Washington does. */
const certificate = (name: string): readonly Block[] => [
  { type: "pageBreak" },
  { type: "heading", id: `${name}.kind`, content: words(`Acknowledgment of ${name}`) },
  {
    type: "notarial",
    id: name,
    paragraphs: [words("State of Washington"), words("This record was acknowledged before me. ".repeat(12))],
    lines: [{ type: "rule", label: "(Signature of notary public)" }],
  },
  { type: "notarial", id: `${name}.2`, paragraphs: [words("My commission expires:")], lines: [] },
];

const NAMES = ["Ann", "Bo", "Cy"];

const document: LegalDocument = {
  ...sampleDocument,
  blocks: NAMES.flatMap(certificate),
};

test("a certificate that ends with words is on one page of the PDF, before other certificates", async () => {
  const pages = poppler("pdftotext", await writePdf(document, style, fontShelf()), "-raw").split("\f");
  for (const name of NAMES) {
    const page = pages.find((text) => text.includes(`Acknowledgment of ${name}`));
    expect(page).toContain("(Signature of notary public)");
    expect(page).toContain("My commission expires:");
  }
});

test("the last words of a certificate are not kept with the next page in Word", async () => {
  const last = openWordFile(await writeDocx(document, style)).paragraphs.filter(({ text }) => text.startsWith("My"));
  expect(last.map(({ xml }) => xml.includes("<w:keepNext/>"))).toEqual(NAMES.map(() => false));
});
