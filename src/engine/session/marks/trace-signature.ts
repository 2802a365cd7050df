import type { Strokes } from "../../../model/document.ts";

/** The pixels of a picture as RGBA bytes from the top left, like the image data of a canvas. */
export type Picture = { readonly width: number; readonly height: number; readonly data: ArrayLike<number> };

/** The size of the box into which a signature is scaled. */
export const MARK_WIDTH = 1000;
export const MARK_HEIGHT = 300;

/** Distance between two rows of horizontal strokes, and the width of the pen that fills it. Unit: of the box. */
export const ROW_SPACING = 4;
/** A picture with less contrast between its darkest and lightest pixel is blank. Unit: gray levels of 0 to 255. */
const MIN_CONTRAST = 48;

/** How dark each pixel is on white paper, 0 for paper. */
const inkOf = ({ width, height, data }: Picture): readonly number[] =>
  Array.from({ length: width * height }, (_, index) => {
    const [red, green, blue, alpha] = [0, 1, 2, 3].map((part) => data[index * 4 + part] ?? 0) as [
      number,
      number,
      number,
      number,
    ];
    return ((255 - (red * 299 + green * 587 + blue * 114) / 1000) * alpha) / 255;
  });

type Bounds = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const boundsOf = (dark: readonly boolean[], width: number): Bounds => {
  const places = dark.flatMap((isDark, index) => (isDark ? [index] : []));
  const columns = places.map((at) => at % width);
  const left = columns.reduce((least, x) => Math.min(least, x), Infinity);
  const right = columns.reduce((most, x) => Math.max(most, x), 0);
  const top = Math.floor(places[0]! / width);
  return { left, top, width: right - left + 1, height: Math.floor(places.at(-1)! / width) - top + 1 };
};

/** The dark runs of one row of the box. */
const rowStrokes = (isInk: (x: number) => boolean, y: number, width: number): Strokes => {
  const runs: (readonly [readonly [number, number], readonly [number, number]])[] = [];
  let start: number | null = null;
  for (let x = 0; x <= width; x += ROW_SPACING) {
    const dark = x < width && isInk(x);
    if (dark) start ??= x;
    else if (start !== null) {
      runs.push([
        [start, y],
        [x, y],
      ]);
      start = null;
    }
  }
  return runs;
};

/**
 * Converts a picture of a signature to horizontal strokes, scaled to the box of a signature; empty if the picture is blank.
 *
 * Strokes print the same on every device, and leave out everything in the picture except the signature.
 */
export const traceSignature = (picture: Picture): Strokes => {
  const ink = inkOf(picture);
  const [least, most] = ink.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [255, 0]);
  if (most - least < MIN_CONTRAST) return [];
  const threshold = (least + most) / 2;
  const dark = ink.map((value) => value > threshold);
  const bounds = boundsOf(dark, picture.width);
  const scale = Math.min(MARK_WIDTH / bounds.width, MARK_HEIGHT / bounds.height);
  const [width, height] = [Math.floor(bounds.width * scale), Math.floor(bounds.height * scale)];
  const strokes: Strokes[number][] = [];
  for (let y = ROW_SPACING / 2; y < height; y += ROW_SPACING) {
    const row = bounds.top + Math.floor(y / scale);
    const isInk = (x: number): boolean => dark[row * picture.width + bounds.left + Math.floor(x / scale)] === true;
    strokes.push(...rowStrokes(isInk, y, width));
  }
  return strokes;
};
