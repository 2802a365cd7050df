import type { Field } from "../../model/field.ts";
import type { ValueType } from "../../values/value-type.ts";
import { allowedKinds } from "../allowed-kinds.ts";
import { recordType } from "./kind-shape.ts";
import type { TypeOf } from "./kind-shape.ts";
import { partyParts } from "./party-parts.ts";

/** What formulas see of a party: every member of a party record, and the parts an author asks for in addition. */
export const partyType = (field: Field, typeOf: TypeOf): ValueType => {
  const everyMember = partyParts(
    { ...field, fields: undefined, allow: undefined, inPerson: undefined, without: undefined },
    "ja",
  );
  const asked = partyParts(field, "en");
  const byId = new Map([...everyMember, ...asked].map((member) => [member.id, member]));
  const type = recordType([...byId.values()], typeOf);
  if (type.type !== "record") return type;
  return {
    ...type,
    fields: { ...type.fields, kind: { type: "string", options: allowedKinds(field), code: "option" } },
  };
};
