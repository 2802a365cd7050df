import type { KindShape } from "../shapes/kind-shape.ts";

/** A number, in the unit of the question if it has one. */
export const numberShape: KindShape = {
  valueType: (field) => ({ type: "number", ...(field.unit ? { unit: field.unit } : {}) }),
};
