import { plainShape } from "../shapes/kind-shape.ts";

/** A number of percent. */
export const percentShape = plainShape({ type: "number", unit: "percent" });
