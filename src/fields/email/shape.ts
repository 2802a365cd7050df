import { plainShape } from "../shapes/kind-shape.ts";

/** An email address is text to a formula. */
export const emailShape = plainShape({ type: "string" });
