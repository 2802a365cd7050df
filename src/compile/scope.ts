import type { KindShape } from "../fields/shapes/kind-shape.ts";
import { kindShapes } from "../fields/shapes/shapes.ts";
import { writtenOut } from "../fields/shapes/written-out.ts";
import type { Field } from "../model/field.ts";
import type { Place } from "../model/place.ts";
import type { ValueType } from "../values/value-type.ts";
import type { FieldInput, ScreenInput, StepInput } from "./input.ts";
import type { Names, Scope } from "./unit.ts";

/** Names that always mean the same; no question may take one. */
export const reservedNames: Names = {
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

/** As much of a question as its kind needs to tell what type its answer has. */
export const outline = (input: FieldInput): Field => ({
  id: input.id ?? "",
  kind: input.kind ?? "",
  label: [input.label ?? ""],
  optional: false,
  unsure: false,
  ...(input.places ? { places: input.places } : {}),
  ...(input.unit === undefined ? {} : { unit: input.unit }),
  ...(input.options ? { options: input.options.map((one) => ({ is: one.is ?? "", label: [one.label ?? ""] })) } : {}),
  ...(input.fields ? { fields: input.fields.map(outline) } : {}),
});

// A type follows from the outline alone, and most questions of a catalog have one of a few outlines.
const MOST_REMEMBERED = 4000;
const remembered = new Map<string, ValueType>();

const typeOf = (shape: KindShape, field: Field): ValueType => {
  const key = JSON.stringify({ ...field, id: "", label: "" });
  const type = remembered.get(key) ?? shape.valueType(field);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, type);
  return type;
};

/** A list whose rows have these questions as well, whatever they answer: their kinds are reported where they stand. */
const withRows = (type: ValueType, more: readonly FieldInput[]): ValueType => {
  if (type.type !== "list" || type.of.type !== "record") return type;
  const fields = { ...type.of.fields, ...Object.fromEntries(more.map(({ id }) => [id ?? "", anything])) };
  return { type: "list", of: { type: "record", fields } };
};

/** The type of a question's answer; anything at all when its kind is unknown. */
export const typeOfField = (input: FieldInput, places: readonly Place[]): ValueType => {
  const shape = Object.hasOwn(kindShapes, input.kind ?? "") ? kindShapes[input.kind ?? ""] : undefined;
  if (!shape) return anything;
  const rows = input.fields?.filter((one) => Object.hasOwn(kindShapes, one.kind ?? ""));
  const field = outline({ ...input, ...(rows ? { fields: rows } : {}) });
  const unknown = (input.fields ?? []).filter((one) => !Object.hasOwn(kindShapes, one.kind ?? ""));
  if (unknown.length > 0) return withRows(typeOf(shape, field), unknown);
  return shape.offersPlaces ? shape.valueType(writtenOut(field, places, "en")) : typeOf(shape, field);
};

/** All questions of a form, in order, without those inside rows. */
export const fieldsOf = (steps: readonly StepInput[] | undefined): readonly FieldInput[] =>
  (steps ?? []).flatMap((step) => step.fields ?? []);

/** The names the formulas of a form may read. */
export const scopeOf = (
  steps: readonly StepInput[] | undefined,
  screens: readonly ScreenInput[] | undefined,
  law: ValueType,
  places: readonly Place[],
): Scope => {
  const names: { [name: string]: ValueType } = { ...reservedNames, law };
  for (const { id } of screens ?? []) if (id) names[id] = { type: "boolean" };
  for (const field of fieldsOf(steps)) if (field.id) names[field.id] = typeOfField(field, places);
  return { names, locals: [] };
};
