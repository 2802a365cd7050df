import { partyParts } from "../party/party-parts.ts";
import { partyType } from "../party/party-type.ts";
import type { KindShape } from "../shapes/kind-shape.ts";

/** A list of party records. */
export const partiesShape: KindShape = {
  valueType: (field, typeOf) => ({ type: "list", of: partyType(field, typeOf) }),
  childFields: partyParts,
};
