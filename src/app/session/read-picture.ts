import { traceSignature } from "../../engine/session/marks/trace-signature.ts";
import type { Strokes } from "../../model/document.ts";

/** Wide enough for the strokes of a signature. Unit: pixels. */
const MAX_WIDTH = 500;

/** The strokes of a signature in a picture; null if the browser cannot read the file. */
export const readPicture = async (file: File): Promise<Strokes | null> => {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, MAX_WIDTH / picture.width, MAX_WIDTH / picture.height);
    const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale))) as [
      number,
      number,
    ];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    if (!context) return null;
    context.drawImage(picture, 0, 0, width, height);
    return traceSignature(context.getImageData(0, 0, width, height));
  } catch {
    return null;
  }
};
