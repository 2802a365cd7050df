import { countFullWidth } from "../layout/count-full-width.ts";
import { heightOf } from "./boxes.ts";
import type { Column, Tag } from "./boxes.ts";
import { paintDrawing, signatureBox } from "./drawing.ts";
import type { Line } from "./break-lines.ts";
import type { Fragment, Page } from "./paginate.ts";
import type { Pdf } from "./pdf-document.ts";
import type { PlacedLine, PrintActualText, TextPainter } from "./text-painter.ts";

/** The text origin of a page, from its top left corner. Unit: points. */
export type Origin = { readonly x: number; readonly y: number };

const BORDER = "#808080";
const SHADE = "#F2F2F2";
const INK = "#000000";
/** Pale yellow behind a blank, so that it is noticed before signing. */
const GAP_FILL = "#FFF2CC";

/** Ascent and descent of Arial. Unit: multiples of the font size. */
const ASCENT = 0.905;
const DESCENT = 0.212;

/** Borders, fills and rules of a page, painted behind the text as artifacts. */
export function paintBackground(pdf: Pdf, page: Page, origin: Origin): void {
  for (const fragment of page) {
    paintFrame(pdf, fragment, origin);
    for (const column of fragment.box.columns) {
      for (const placed of placedLines(fragment, column, origin)) {
        paintGaps(pdf, placed);
        if (column.framed) paintSealFrame(pdf, placed);
      }
    }
  }
}

function paintGaps(pdf: Pdf, { line, x: start, baseline, spread }: PlacedLine): void {
  let x = start;
  for (const { span, text, width } of line.pieces) {
    const { isBlank: gap, size } = span.style;
    const wide = width + spread * [...text].length;
    if (gap) pdf.rect(x, baseline - ASCENT * size, wide, (ASCENT + DESCENT) * size).fill(GAP_FILL);
    x += wide;
  }
}

function paintSealFrame(pdf: Pdf, { line, x, baseline }: PlacedLine): void {
  const size = line.pieces[0]?.span.style.size ?? 0;
  const room = size * 0.25;
  pdf.rect(x - room, baseline - size * 1.1, line.width + 2 * room, size * 1.5);
  pdf.lineWidth(0.5).stroke(INK);
}

function paintFrame(pdf: Pdf, { box, from, to, y }: Fragment, origin: Origin): void {
  const top = origin.y + y;
  const height = heightOf(box, to - from);
  if (box.rule && to === box.count) {
    const last = top + box.padding + (to - from - 1) * box.lineHeight;
    const line = baselineOf(last, box.lineHeight, box.fontSize) + 2;
    pdf.moveTo(origin.x + box.rule[0], line).lineTo(origin.x + box.rule[1], line);
    pdf.lineWidth(0.5).stroke(INK);
    if (box.drawing) paintDrawing(pdf, box.drawing, signatureBox(origin.x + box.rule[0], top));
  }
  if (box.border === "none") return;
  for (const { x, width } of box.columns) {
    pdf.rect(origin.x + x - box.sidePadding, top, width + 2 * box.sidePadding, height).lineWidth(0.5);
    if (box.shaded) pdf.fillAndStroke(SHADE, BORDER);
    else pdf.stroke(box.border === "frame" ? INK : BORDER);
  }
}

/** Marks what is printed as content of a structure element, or as an artifact without one. */
type Mark = (tag: Tag | null, print: (printActual: PrintActualText) => void) => void;

/** Prints the text fragments of a page. */
export function paintText(painter: TextPainter, page: Page, origin: Origin, mark: Mark): void {
  for (const fragment of page) {
    for (const column of fragment.box.columns) {
      const lines = column.lines.slice(fragment.from, fragment.to);
      if (lines.every((line) => line.pieces.length === 0)) continue;
      mark(fragment.repeated ? null : column.tag, (printActual) => {
        for (const placed of placedLines(fragment, column, origin)) painter.line(placed, printActual);
      });
    }
  }
}

function* placedLines({ box, from, to, y }: Fragment, column: Column, origin: Origin): Generator<PlacedLine> {
  for (let index = from; index < Math.min(to, column.lines.length); index++) {
    const line = column.lines[index]!;
    const top = origin.y + y + box.padding + (index - from) * box.lineHeight;
    const taken = index === 0 ? column.first : 0;
    const free = column.width - taken - line.width;
    const shift = column.align === "start" ? 0 : column.align === "center" ? free / 2 : free;
    const baseline = baselineOf(top, box.lineHeight, box.fontSize);
    const spread = column.justify && line.full ? spreadOf(line, free, box.fontSize) : 0;
    yield { line, x: origin.x + column.x + taken + shift, baseline, spread };
  }
}

/** Maximum letter spacing of justified text. Unit: multiples of the font size. */
const WIDEST_SPREAD = 0.2;

/** Letter spacing that justifies a line; 0 for mostly Latin lines. Unit: points. */
function spreadOf(line: Line, free: number, size: number): number {
  const text = line.pieces.map((piece) => piece.text).join("");
  const letters = [...text].length;
  if (countFullWidth(text) < letters / 2) return 0;
  const spread = Math.max(0, free) / Math.max(1, letters - 1);
  return spread > WIDEST_SPREAD * size ? 0 : spread;
}

/** The baseline that centers text vertically in its line. */
const baselineOf = (top: number, lineHeight: number, size: number): number =>
  top + (lineHeight - (ASCENT + DESCENT) * size) / 2 + ASCENT * size;
