import { recordType } from "../shapes/kind-shape.ts";
import type { KindShape } from "../shapes/kind-shape.ts";
import { addressParts } from "./address-parts.ts";

/** A record of the parts of an address. */
export const addressShape: KindShape = {
  valueType: (field, typeOf) => recordType(addressParts(field, "en"), typeOf),
  childFields: addressParts,
};
