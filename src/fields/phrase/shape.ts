import { plainShape } from "../shapes/kind-shape.ts";

/** A phrase is text to a formula. */
export const phraseShape = plainShape({ type: "string" });
