import type { SignatureMark } from "../../../model/session/signature-mark.ts";

/** Fewer points, or a smaller box around them, are a slip of the hand and no signature. Unit: 1/1000 of the field's width. */
const MIN_POINTS = 8;
const MIN_EXTENT = 30;

const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** Whether a signature shows anything: a blank or accidental one is refused. */
export const isBlankMark = (mark: SignatureMark): boolean => {
  if (mark.how === "typed") return mark.text.trim() === "";
  const points = mark.strokes.flat();
  if (points.length < MIN_POINTS) return true;
  return Math.max(extent(points.map(([x]) => x)), extent(points.map(([, y]) => y))) < MIN_EXTENT;
};
