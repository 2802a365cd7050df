import type { Field } from "../../model/field.ts";
import { MONEY_UNIT } from "../../values/value-type.ts";
import type { ValueType } from "../../values/value-type.ts";
import { addressParts } from "./address-parts.ts";
import { recordType } from "./kind-shape.ts";
import type { KindShape } from "./kind-shape.ts";
import { partyParts, personParts } from "./party-parts.ts";
import { partyType } from "./party-type.ts";

const plain = (type: ValueType): KindShape => ({ valueType: () => type });

const text = plain({ type: "string" });

const optionsOf = (field: Field): readonly string[] => (field.options ?? []).map(({ is }) => is);

const rows = (field: Field): readonly Field[] => field.fields ?? [];

const UPLOAD: ValueType = {
  type: "record",
  fields: { name: { type: "string" }, size: { type: "number", unit: "byte" }, type: { type: "string", code: "other" } },
};

const typeOf = (field: Field): ValueType => shapeOf(field.kind).valueType(field);

/** What the compiler knows of every kind of question, by its name. */
export const kindShapes: { readonly [kind: string]: KindShape } = {
  address: { valueType: (field) => recordType(addressParts(field, "en"), typeOf), inside: addressParts },
  choice: { valueType: (field) => ({ type: "string", options: optionsOf(field), code: "option" }) },
  choices: {
    valueType: (field) => ({ type: "list", of: { type: "string", options: optionsOf(field), code: "option" } }),
  },
  date: plain({ type: "date" }),
  email: text,
  list: { valueType: (field) => ({ type: "list", of: recordType(rows(field), typeOf) }), inside: rows },
  long_text: text,
  money: { valueType: (field) => ({ type: "number", unit: field.unit ?? MONEY_UNIT }) },
  number: { valueType: (field) => ({ type: "number", ...(field.unit ? { unit: field.unit } : {}) }) },
  parties: { valueType: (field) => ({ type: "list", of: partyType(field, typeOf) }), inside: partyParts },
  party: { valueType: (field) => partyType(field, typeOf), inside: partyParts },
  percent: plain({ type: "number", unit: "percent" }),
  person: { valueType: (field) => recordType(personParts(field, "ja"), typeOf), inside: personParts },
  phone: text,
  phrase: text,
  place: {
    valueType: (field) => ({
      type: "string",
      code: "place",
      ...(field.options ? { options: optionsOf(field) } : {}),
    }),
    offersPlaces: true,
  },
  postal_code: text,
  reading: text,
  text,
  upload: plain(UPLOAD),
  yes_no: plain({ type: "boolean" }),
};

/** The shape of the kind of that name. Throws: on a name the registry does not have; the compiler refuses those first. */
export const shapeOf = (kind: string): KindShape => {
  const shape = Object.hasOwn(kindShapes, kind) ? kindShapes[kind] : undefined;
  if (!shape) throw new Error(`unknown field kind: ${kind}`);
  return shape;
};
