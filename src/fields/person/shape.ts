import { SCREEN_LANGUAGES } from "../../model/site/screen-language.ts";
import { personParts } from "../party/party-parts.ts";
import { recordType } from "../shapes/kind-shape.ts";
import type { KindShape } from "../shapes/kind-shape.ts";

/** A record of the parts of a person that any language asks for. */
export const personShape: KindShape = {
  valueType: (field, typeOf) => {
    const members = SCREEN_LANGUAGES.flatMap((language) => personParts(field, language));
    return recordType([...new Map(members.map((member) => [member.id, member])).values()], typeOf);
  },
  childFields: personParts,
};
