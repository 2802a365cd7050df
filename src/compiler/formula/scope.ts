import type { KindShape } from "../../fields/shapes/kind-shape.ts";
import { isFieldKind } from "../../fields/registry/field-kinds.ts";
import { shapeOf, valueTypeOf } from "../../fields/registry/kind-shapes.ts";
import { expandField } from "../../fields/registry/expand-field.ts";
import type { Field } from "../../model/field.ts";
import type { Jurisdiction } from "../../model/jurisdiction.ts";
import type { ValueType } from "../../values/value-type.ts";
import type { FieldInput, ScreeningInput, StepInput } from "../input/schema-types.ts";
import type { NameTypes, FormulaScope } from "./compilation-context.ts";

/** Names with a fixed meaning; no question may use them. */
export const reservedNames: NameTypes = {
  today: { type: "date" },
  title: { type: "string" },
  jurisdiction: { type: "string", code: "place" },
  locale: { type: "string", code: "other" },
  settings: {
    type: "record",
    fields: {
      jurisdiction: { type: "string" },
      language: { type: "string" },
      currency: { type: "string", code: "other" },
      level_of_detail: { type: "number" },
    },
  },
  law: { type: "record", fields: {} },
};

const anything: ValueType = { type: "any" };

/** The parts of a question that determine the type of its answer. */
export const fieldOutline = (input: FieldInput): Field => ({
  id: input.id ?? "",
  kind: input.kind ?? "",
  label: [input.label ?? ""],
  optional: false,
  unsure: false,
  ...(input.places ? { jurisdictionKinds: input.places } : {}),
  ...(input.unit === undefined ? {} : { unit: input.unit }),
  ...(input.options
    ? { options: input.options.map((option) => ({ value: option.is ?? "", label: [option.label ?? ""] })) }
    : {}),
  ...(input.fields ? { fields: input.fields.map(fieldOutline) } : {}),
});

// The outline determines the type, and most questions share a few outlines.
const MAX_CACHED = 4000;
const typeCache = new Map<string, ValueType>();

const typeOf = (shape: KindShape, field: Field): ValueType => {
  const key = JSON.stringify({ ...field, id: "", label: "" });
  const type = typeCache.get(key) ?? shape.valueType(field, valueTypeOf);
  if (typeCache.size >= MAX_CACHED) typeCache.clear();
  typeCache.set(key, type);
  return type;
};

/** Extends the row type of a list with these questions, whatever their kind; invalid kinds are reported at their definition. */
const withRows = (type: ValueType, more: readonly FieldInput[]): ValueType => {
  if (type.type !== "list" || type.of.type !== "record") return type;
  const fields = { ...type.of.fields, ...Object.fromEntries(more.map(({ id }) => [id ?? "", anything])) };
  return { type: "list", of: { type: "record", fields } };
};

/** The type of a question's answer; "any" if its kind is unknown. */
export const typeOfField = (input: FieldInput, jurisdictions: readonly Jurisdiction[]): ValueType => {
  if (!isFieldKind(input.kind ?? "")) return anything;
  const shape = shapeOf(input.kind ?? "");
  const rows = input.fields?.filter((one) => isFieldKind(one.kind ?? ""));
  const field = fieldOutline({ ...input, ...(rows ? { fields: rows } : {}) });
  const unknown = (input.fields ?? []).filter((one) => !isFieldKind(one.kind ?? ""));
  if (unknown.length > 0) return withRows(typeOf(shape, field), unknown);
  return shape.offersPlaces ? valueTypeOf(expandField(field, jurisdictions, "en")) : typeOf(shape, field);
};

/** All top-level questions of a form, in order. */
export const fieldsOf = (steps: readonly StepInput[] | undefined): readonly FieldInput[] =>
  (steps ?? []).flatMap((step) => step.fields ?? []);

/** Creates the scope of a form's formulas. */
export const scopeOf = (
  steps: readonly StepInput[] | undefined,
  screens: readonly ScreeningInput[] | undefined,
  law: ValueType,
  jurisdictions: readonly Jurisdiction[],
): FormulaScope => {
  const names: { [name: string]: ValueType } = { ...reservedNames, law };
  for (const { id } of screens ?? []) if (id) names[id] = { type: "boolean" };
  for (const field of fieldsOf(steps)) if (field.id) names[field.id] = typeOfField(field, jurisdictions);
  return { names, locals: [] };
};
