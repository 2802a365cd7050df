import { plainShape } from "../shapes/kind-shape.ts";

/** Formulas see a name's reading (furigana) as a string. */
export const readingShape = plainShape({ type: "string" });
