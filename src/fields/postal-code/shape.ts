import { plainShape } from "../shapes/kind-shape.ts";

/** A postal code is text to a formula. */
export const postalCodeShape = plainShape({ type: "string" });
