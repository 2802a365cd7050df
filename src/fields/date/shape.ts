import { plainShape } from "../shapes/kind-shape.ts";

/** A date. */
export const dateShape = plainShape({ type: "date" });
