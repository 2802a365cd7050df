import { plainShape } from "../shapes/kind-shape.ts";

/** A line of text. */
export const textShape = plainShape({ type: "string" });
