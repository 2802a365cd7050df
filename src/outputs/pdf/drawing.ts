import type { Strokes } from "../../model/document.ts";
import type { Pdf } from "./pdf-document.ts";

/** The box of a drawing: 1000 units wide and 300 high, as the points are. Unit: points. */
const DRAWING_WIDTH = 180;
export const DRAWING_HEIGHT = 54;
const SCALE = DRAWING_WIDTH / 1000;

/** Paints handwriting in its box; what is outside the box is not painted, so that it cannot cover other words. */
export function paintDrawing(pdf: Pdf, strokes: Strokes, left: number, top: number): void {
  pdf.save();
  pdf.rect(left, top, DRAWING_WIDTH, DRAWING_HEIGHT).clip();
  for (const stroke of strokes) {
    const [first, ...rest] = stroke;
    if (!first) continue;
    const place = ([x, y]: (typeof stroke)[number]): [number, number] => [left + x * SCALE, top + y * SCALE];
    pdf.moveTo(...place(first));
    // A line without length is painted as a dot by its round ends.
    for (const point of rest.length > 0 ? rest : [first]) pdf.lineTo(...place(point));
  }
  pdf.lineWidth(1).lineCap("round").lineJoin("round").stroke("#000000");
  pdf.restore();
}
