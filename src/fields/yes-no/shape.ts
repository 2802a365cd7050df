import { plainShape } from "../shapes/kind-shape.ts";

/** True or false. */
export const yesNoShape = plainShape({ type: "boolean" });
