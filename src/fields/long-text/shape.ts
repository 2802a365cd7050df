import { plainShape } from "../shapes/kind-shape.ts";

/** Several lines are text to a formula. */
export const longTextShape = plainShape({ type: "string" });
