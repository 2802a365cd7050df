import type { Line, LinePiece } from "./break-lines.ts";
import type { Face } from "./face.ts";
import type { Pdf } from "./pdf-document.ts";

/** Prints a replacement with its actual text, which is read aloud and copied instead. */
export type PrintActualText = (actual: string, print: () => void) => void;

/** A positioned line: starts at `x` on `baseline`, with `spread` after each letter. Unit: points from the top left corner. */
export type PlacedLine = {
  readonly line: Line;
  readonly x: number;
  readonly baseline: number;
  readonly spread: number;
};

/** Prints lines of text on the current page of a PDF. */
export type TextPainter = {
  /** Call at the start of each page, which has no font and color set. */
  readonly startPage: () => void;
  readonly line: (placed: PlacedLine, printActual: PrintActualText) => void;
};

/** The embedded font of each face, and the glyph codes of each word, so that a word is encoded once. */
function createGlyphCache(pdf: Pdf) {
  const fonts = new Map<Face, PDFKit.EmbeddedFont>();
  const words = new Map<string, string>();
  return {
    embedded: (face: Face): PDFKit.EmbeddedFont => {
      const known = fonts.get(face);
      if (known) return known;
      const font = pdf.font(face.name)._font;
      fonts.set(face, font);
      return font;
    },
    encoded: (font: PDFKit.EmbeddedFont, text: string, size: number): string => {
      const key = `${font.id} ${size} ${text}`;
      const known = words.get(key);
      if (known !== undefined) return known;
      const code = encode(font, text, size);
      words.set(key, code);
      return code;
    },
  };
}

/**
 * Writes text operators directly: one text object for each line, and each distinct word is encoded once.
 *
 * The page's y axis points down, so the text matrix flips it.
 */
export function createTextPainter(pdf: Pdf): TextPainter {
  const { embedded, encoded } = createGlyphCache(pdf);
  let spanStyle = "";

  /** The operators that change from the previous format to this one. */
  const dress = ({ span }: LinePiece, font: PDFKit.EmbeddedFont): string => {
    const { size, color } = span.style;
    const next = `${fill(color)} /${font.id} ${size} Tf`;
    if (next === spanStyle) return "";
    spanStyle = next;
    pdf.page.fonts[font.id] ??= font.ref();
    return next;
  };
  const print = (pieces: readonly LinePiece[], x: number, { baseline, spread }: PlacedLine): void => {
    const spacing = spread === 0 ? "" : `${round(spread)} Tc `;
    let code = `BT 1 0 0 -1 ${round(x)} ${round(baseline)} Tm ${spacing}`;
    let isOpen = false;
    for (const piece of pieces) {
      const font = embedded(piece.span.face);
      const change = dress(piece, font);
      if (change !== "") code += isOpen ? `] TJ ${change} [` : `${change} [`;
      else if (!isOpen) code += "[";
      isOpen = true;
      code += encoded(font, piece.text, piece.span.style.size);
    }
    pdf.addContent(spacing === "" ? `${code}] TJ ET` : `${code}] TJ 0 Tc ET`);
  };
  return {
    startPage: () => {
      spanStyle = "";
    },
    line: (placed, printActual) => {
      let { x } = placed;
      for (const group of groupsOf(placed.line.pieces)) {
        const actual = group[0]!.span.actual;
        if (actual === undefined) print(group, x, placed);
        else printActual(actual, () => print(group, x, placed));
        for (const { text, width } of group) x += width + placed.spread * [...text].length;
      }
    },
  };
}

/** Pieces that are printed together; a replacement is printed alone. */
function groupsOf(pieces: readonly LinePiece[]): readonly (readonly LinePiece[])[] {
  if (pieces.every((piece) => piece.span.actual === undefined)) return pieces.length > 0 ? [pieces] : [];
  const groups: LinePiece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last && piece.span.actual === undefined && last[0]!.span.actual === undefined) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The fill color operator for "1F3FA8". */
const fill = (hex: string): string =>
  `${[0, 2, 4].map((at) => round(parseInt(hex.slice(at, at + 2), 16) / 255)).join(" ")} rg`;

/** Glyph codes with position adjustments, as the content of a TJ array. */
function encode(font: PDFKit.EmbeddedFont, text: string, size: number): string {
  const [codes, positions] = font.encode(text);
  let code = "<";
  codes.forEach((glyph, index) => {
    const { xAdvance, advanceWidth, xOffset, yOffset } = positions[index]!;
    const correction = round(advanceWidth - xAdvance);
    if (xOffset !== 0 || yOffset !== 0) {
      // A mark over its letter: shifted, printed, and shifted back.
      const rise = round((yOffset * size) / 1000);
      code += `>] TJ ${rise} Ts [${round(-xOffset)} <${glyph}> ${round(xOffset + correction)}] TJ 0 Ts [<`;
    } else code += correction === 0 ? glyph : `${glyph}> ${correction} <`;
  });
  return `${code}>`.replaceAll("<>", "");
}
