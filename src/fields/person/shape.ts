import { personParts } from "../party/party-parts.ts";
import { recordType } from "../shapes/kind-shape.ts";
import type { KindShape } from "../shapes/kind-shape.ts";

/** A record of the parts of a person. */
export const personShape: KindShape = {
  valueType: (field, typeOf) => recordType(personParts(field, "ja"), typeOf),
  inside: personParts,
};
