import type { Field } from "../../model/field.ts";
import { SCREEN_LANGUAGES } from "../../model/site/screen-language.ts";
import type { ValueType } from "../../values/value-type.ts";
import { allowedKinds } from "./allowed-kinds.ts";
import { recordType } from "../shapes/kind-shape.ts";
import type { TypeOf } from "../shapes/kind-shape.ts";
import { partyParts } from "./party-parts.ts";

/** A party as formulas see it: every member of a party record, and any additional parts the author asks for. */
export const partyType = (field: Field, typeOf: TypeOf): ValueType => {
  const unlimited = { ...field, fields: undefined, allow: undefined, inPerson: undefined, without: undefined };
  const members = [unlimited, field].flatMap((one) =>
    SCREEN_LANGUAGES.flatMap((language) => partyParts(one, language)),
  );
  const byId = new Map(members.map((member) => [member.id, member]));
  const type = recordType([...byId.values()], typeOf);
  if (type.type !== "record") return type;
  return {
    ...type,
    fields: { ...type.fields, kind: { type: "string", options: allowedKinds(field), code: "option" } },
  };
};
