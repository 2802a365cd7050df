import type { KindShape } from "../shapes/kind-shape.ts";
import { partyParts } from "./party-parts.ts";
import { partyType } from "./party-type.ts";

/** A party record. */
export const partyShape: KindShape = { valueType: partyType, childFields: partyParts };
