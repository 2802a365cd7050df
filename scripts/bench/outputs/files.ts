// A ten-page contract as files, and the same words written with the bare libraries.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Document, Packer, Paragraph } from "docx";
import PDFDocument from "pdfkit";
import pdfmake from "pdfmake";
import type { PageStyle } from "../../../src/model/settings.ts";
import { writeDocx } from "../../../src/outputs/docx/write-docx.ts";
import { writePdf } from "../../../src/outputs/pdf/write-pdf.ts";
import { writeText } from "../../../src/outputs/text/write-text.ts";
import { assemble } from "../assemble/contract.ts";

/** Ten pages of the contract. */
const style: PageStyle = {
  paper: "letter",
  margin: 64,
  heading: { font: "Arial", size: 14, color: "000000", bold: true, spacing: 12 },
  body: { font: "Arial", size: 11, color: "000000", bold: false, spacing: 8, lineSpacing: 1.25 },
};

const fonts = join(process.cwd(), "public/fonts");
const kept = new Map<string, Promise<Uint8Array>>();
const font = (file: string): Promise<Uint8Array> => {
  const bytes = kept.get(file) ?? Promise.resolve(new Uint8Array(readFileSync(join(fonts, file))));
  kept.set(file, bytes);
  return bytes;
};

const document = assemble(0);
const lines = writeText(document)
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "");
const words = lines.join("\n");

export const ourDocx = (): Promise<Uint8Array> => writeDocx(document, style);
export const ourPdf = (): Promise<Uint8Array> => writePdf(document, style, { font });

/** Paragraphs of plain text: no styles, numbers, references or footer. */
export const bareDocx = (): Promise<ArrayBuffer> =>
  Packer.toArrayBuffer(new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] }));

/** One flow of plain text: no tags, headings, keeping together or footer. */
export const barePdfkit = (): Promise<number> =>
  new Promise((resolve) => {
    const pdf = new PDFDocument({ size: "letter", margin: 64, font: join(fonts, "Arimo-Regular.ttf") });
    let length = 0;
    pdf.on("data", (chunk: Uint8Array) => (length += chunk.length));
    pdf.on("end", () => resolve(length));
    pdf.fontSize(11).text(words, { lineGap: 4 });
    pdf.end();
  });

const ARIMO = { normal: join(fonts, "Arimo-Regular.ttf"), bold: join(fonts, "Arimo-Bold.ttf") };

pdfmake.setFonts({ Arimo: ARIMO });
pdfmake.setLocalAccessPolicy(() => true);
pdfmake.setUrlAccessPolicy(() => false);

/** Paragraphs of plain text with a page number, untagged. */
export const pdfmakePdf = (): Promise<Buffer> =>
  pdfmake
    .createPdf({
      pageSize: "LETTER",
      pageMargins: 64,
      defaultStyle: { font: "Arimo", fontSize: 11, lineHeight: 1.25 },
      footer: (page: number, pages: number) => `Page ${page} of ${pages}`,
      content: lines.map((line) => ({ text: line, margin: [0, 0, 0, 8] })),
    })
    .getBuffer();
