import { optionValues } from "../shapes/kind-shape.ts";
import type { KindShape } from "../shapes/kind-shape.ts";

/** One of the options. */
export const choiceShape: KindShape = {
  valueType: (field) => ({ type: "string", options: optionValues(field), code: "option" }),
};
