import type { Strokes } from "../document.ts";

/** A signature: a typed name, or the strokes of a drawn or uploaded one. */
export type SignatureMark =
  { readonly how: "typed"; readonly text: string } | { readonly how: "drawn" | "uploaded"; readonly strokes: Strokes };
