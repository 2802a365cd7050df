import { plainShape } from "../shapes/kind-shape.ts";

/** A phone number is text to a formula. */
export const phoneShape = plainShape({ type: "string" });
