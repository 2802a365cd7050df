import type { PDFPageProxy } from "pdfjs-dist";

/**
 * A run of characters on a page.
 *
 * Unit: points from the upper left corner of the page as it is shown; `y` is the baseline and grows downwards.
 */
export type TextPiece = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Height of the letters. */
  readonly size: number;
  readonly font: string;
};

type Matrix = readonly number[];

const placed = (view: Matrix, transform: Matrix): readonly number[] => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view;
  const [ta = 1, tb = 0, tc = 0, td = 1, te = 0, tf = 0] = transform;
  return [a * ta + c * tb, b * ta + d * tb, a * tc + c * td, b * tc + d * td, a * te + c * tf + e, b * te + d * tf + f];
};

const MIN_FONT_SIZE = 0.5;

const pieceAt = (text: string, matrix: readonly number[], width: number, font: string): TextPiece | null => {
  const [right = 0, down = 0, , , x = 0, y = 0] = matrix;
  const size = Math.hypot(matrix[2] ?? 0, matrix[3] ?? 0);
  // Rotated text is a stamp or a margin note; text too small to see is ignored.
  if (Math.abs(down) > Math.abs(right) || right < 0 || size < MIN_FONT_SIZE || text.trim() === "") return null;
  return { text, x, y, width, size, font };
};

/** Values of form fields, which are not part of the page's text. */
const fieldPieces = async (page: PDFPageProxy, view: Matrix): Promise<readonly TextPiece[]> => {
  const annotations: unknown[] = await page.getAnnotations();
  return annotations.flatMap((annotation) => {
    const { subtype, fieldType, fieldValue, rect } = annotation as {
      readonly [name: string]: unknown;
    };
    if (subtype !== "Widget" || fieldType !== "Tx" || typeof fieldValue !== "string" || !Array.isArray(rect)) return [];
    const [left = 0, bottom = 0, right = 0, top = 0] = rect.map(Number);
    const size = Math.min(10, top - bottom);
    const piece = pieceAt(fieldValue, placed(view, [size, 0, 0, size, left, bottom + 2]), right - left, "field");
    return piece ? [piece] : [];
  });
};

/** The runs of characters of a page in the order they are drawn. */
export async function readPieces(page: PDFPageProxy): Promise<readonly TextPiece[]> {
  const view = page.getViewport({ scale: 1 }).transform as Matrix;
  const { items } = await page.getTextContent();
  const drawn = items.flatMap((item) => {
    if (!("str" in item)) return [];
    const piece = pieceAt(item.str, placed(view, item.transform as Matrix), item.width, item.fontName);
    return piece ? [piece] : [];
  });
  return [...drawn, ...(await fieldPieces(page, view))];
}
