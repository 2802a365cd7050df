import { optionValues } from "../shapes/kind-shape.ts";
import type { KindShape } from "../shapes/kind-shape.ts";

/** The code of a place. */
export const placeShape: KindShape = {
  valueType: (field) => ({
    type: "string",
    code: "place",
    ...(field.options ? { options: optionValues(field) } : {}),
  }),
  offersPlaces: true,
};
