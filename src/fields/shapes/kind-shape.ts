import type { Field } from "../../model/field.ts";
import type { ValueType } from "../../values/value-type.ts";

/** What the compiler knows of a kind and writes into definitions; no page carries it. */
export type KindShape = {
  /** What a formula sees. */
  readonly valueType: (field: Field) => ValueType;
  /** Composites and lists: the questions one is made of, labelled in a language, unless the author writes them. */
  readonly inside?: (field: Field, language: string) => readonly Field[];
  /** The compiler fills in the places on offer. */
  readonly offersPlaces?: boolean;
};

/** How a composite finds the types of its parts. */
export type TypeOf = (field: Field) => ValueType;

/** The type of a record with these questions as members. */
export const recordType = (fields: readonly Field[], typeOf: TypeOf): ValueType => ({
  type: "record",
  fields: Object.fromEntries(fields.map((field) => [field.id, typeOf(field)])),
});
