import PDFDocument from "pdfkit";
import type { MarkedPage, PageMark } from "../../model/page-marks.ts";
import type { OutputResources } from "../layout/resources.ts";
import { collectBytes } from "./collect-bytes.ts";
import { paintDrawing } from "./drawing.ts";
import { openFontBook } from "./font-book.ts";
import type { FontBook } from "./font-book.ts";
import type { Pdf } from "./pdf-document.ts";
import { faceSpans, toNfc } from "./spans.ts";
import type { Span, SpanStyle } from "./spans.ts";
import { createTextPainter } from "./text-painter.ts";
import type { TextPainter } from "./text-painter.ts";

const SIGNATURE_FONT = "Times";
const TEXT_FONT = "Arial";
/** The largest font size in a field, as a share of its height. */
const MAX_SIZE_RATIO = 0.7;
/** Larger text would look like a heading. Unit: points. */
const MAX_TEXT_SIZE = 12;
/** From the baseline to the middle of capital letters. Unit: of the font size. */
const MIDDLE_RATIO = 0.36;

const fontOf = (isSignature: boolean): string => (isSignature ? SIGNATURE_FONT : TEXT_FONT);

const styleOf = (isSignature: boolean, size: number): SpanStyle => ({
  font: fontOf(isSignature),
  size,
  color: "000000",
  bold: false,
  isBlank: false,
});

const widthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { face, text, style }) => sum + face.width(text) * style.size, 0);

/** Marks on pages of their own, to be put over the pages of another file. Equal marks give equal bytes. */
export const writeMarks = async (
  pages: readonly MarkedPage[],
  language: string,
  resources: OutputResources,
): Promise<Uint8Array> => {
  const samples = pages.flatMap(({ marks }) =>
    marks.flatMap(({ content }) =>
      content.type === "text"
        ? [{ font: fontOf(content.isSignature), bold: false, text: `${toNfc(content.text)} ` }]
        : [],
    ),
  );
  const fonts = await openFontBook(samples, language, resources.font);
  const pdf = openMarks();
  for (const face of fonts.faces) pdf.registerFont(face.name, face.font);
  const painter = createTextPainter(pdf);
  for (const { width, height, marks } of pages) {
    pdf.addPage({ size: [width, height], margin: 0 });
    painter.startPage();
    for (const mark of marks) paintMark(pdf, painter, fonts, mark);
  }
  pdf.end();
  return collectBytes(pdf);
};

const openMarks = (): Pdf =>
  new PDFDocument({
    autoFirstPage: false,
    // Without this the browser build requests a standard font that it does not include.
    font: "",
    pdfVersion: "1.7",
    // Browsers and Node compress differently.
    compress: false,
    // pdfkit takes the creation date only as a Date.
    // oxlint-disable-next-line no-restricted-globals
    info: { CreationDate: new Date(0) },
  });

/** Lines of a box, and the space between them and the cross. Unit: shares of its side. */
const BOX_LINE = 0.06;
const BOX_SPACE = 0.22;

const paintBox = (
  pdf: Pdf,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
  isChecked: boolean,
): void => {
  const [line, space] = [side * BOX_LINE, side * BOX_SPACE];
  pdf.lineWidth(line).strokeColor("#000000");
  pdf.rect(x + line / 2, y + line / 2, side - line, side - line).stroke();
  if (!isChecked) return;
  const [left, top, right, bottom] = [x + space, y + space, x + side - space, y + side - space];
  pdf
    .lineWidth(line * 2)
    .moveTo(left, top)
    .lineTo(right, bottom)
    .moveTo(right, top)
    .lineTo(left, bottom)
    .stroke();
};

const paintMark = (
  pdf: Pdf,
  painter: TextPainter,
  fonts: FontBook,
  { x, y, width, height, content }: PageMark,
): void => {
  if (content.type === "strokes") {
    paintDrawing(pdf, content.strokes, { left: x, top: y, width, height });
    return;
  }
  if (content.type === "box") {
    paintBox(pdf, { x, y, side: Math.min(width, height) }, content.isChecked);
    return;
  }
  const { isSignature } = content;
  const spansAt = (size: number): readonly Span[] =>
    faceSpans([{ text: toNfc(content.text), style: styleOf(isSignature, size), noBreak: true }], fonts, new Set());
  const largest = isSignature ? height * MAX_SIZE_RATIO : Math.min(height * MAX_SIZE_RATIO, MAX_TEXT_SIZE);
  const size = Math.min(largest, width / Math.max(widthOf(spansAt(1)), Number.EPSILON));
  const pieces = spansAt(size).map((span) => ({ span, text: span.text, width: widthOf([span]) }));
  const line = { pieces, width: widthOf(spansAt(size)), full: false };
  painter.line({ line, x, baseline: y + height / 2 + size * MIDDLE_RATIO, spread: 0 }, (_actual, print) => print());
};
