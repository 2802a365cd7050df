import type { Strokes } from "../../model/document.ts";
import type { Pdf } from "./pdf-document.ts";

/** The size of a drawing in its own units. */
const [UNITS_WIDE, UNITS_HIGH] = [1000, 300];
/** The box of a drawing in a signature block. Unit: points. */
const DRAWING_WIDTH = 180;
export const DRAWING_HEIGHT = 54;

/** Where a drawing is painted, as large as fits. Unit: points. */
type DrawingBox = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** The box of a drawing in a signature block. */
export const signatureBox = (left: number, top: number): DrawingBox => ({
  left,
  top,
  width: DRAWING_WIDTH,
  height: DRAWING_HEIGHT,
});

/** Paints handwriting in its box; what is outside the box is not painted, so that it cannot cover other words. */
export function paintDrawing(pdf: Pdf, strokes: Strokes, { left, top, width, height }: DrawingBox): void {
  const scale = Math.min(width / UNITS_WIDE, height / UNITS_HIGH);
  pdf.save();
  pdf.rect(left, top, width, height).clip();
  for (const stroke of strokes) {
    const [first, ...rest] = stroke;
    if (!first) continue;
    const place = ([x, y]: (typeof stroke)[number]): [number, number] => [left + x * scale, top + y * scale];
    pdf.moveTo(...place(first));
    // A line without length is painted as a dot by its round ends.
    for (const point of rest.length > 0 ? rest : [first]) pdf.lineTo(...place(point));
  }
  pdf.lineWidth(1).lineCap("round").lineJoin("round").stroke("#000000");
  pdf.restore();
}
