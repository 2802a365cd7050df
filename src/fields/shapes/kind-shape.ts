import type { Field } from "../../model/field.ts";
import type { ValueType } from "../../values/value-type.ts";

/** How a composite finds the types of its parts. */
export type TypeOf = (field: Field) => ValueType;

/** The compiler's data about a field kind, written into definitions; not part of any page. */
export type KindShape = {
  /** The type of its value in formulas. */
  readonly valueType: (field: Field, typeOf: TypeOf) => ValueType;
  /** Composites and lists: their questions, labeled in a language, unless the author writes them. */
  readonly childFields?: (field: Field, language: string) => readonly Field[];
  /** The compiler fills in the available places. */
  readonly offersPlaces?: boolean;
};

/** The shape of a kind whose values always have one type. */
export const plainShape = (type: ValueType): KindShape => ({ valueType: () => type });

/** The values of the options of a question. */
export const optionValues = (field: Field): readonly string[] => (field.options ?? []).map(({ value }) => value);

/** The type of a record with these questions as members. */
export const recordType = (fields: readonly Field[], typeOf: TypeOf): ValueType => ({
  type: "record",
  fields: Object.fromEntries(fields.map((field) => [field.id, typeOf(field)])),
});
