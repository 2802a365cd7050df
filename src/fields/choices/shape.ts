import { optionValues } from "../shapes/kind-shape.ts";
import type { KindShape } from "../shapes/kind-shape.ts";

/** A list of options. */
export const choicesShape: KindShape = {
  valueType: (field) => ({ type: "list", of: { type: "string", options: optionValues(field), code: "option" } }),
};
