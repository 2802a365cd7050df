import { insideOf } from "../../fields/inside-of.ts";
import { fieldKindOf } from "../../fields/registry.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { Field } from "../../model/field.ts";
import type { FormView } from "../../model/form-view.ts";

/** A question with the path it has in the form. */
export type PlacedField = { readonly path: string; readonly field: Field };

/** The questions inside a composite or the rows of a list; none for a plain question. */
export function placedInside({ path, field }: PlacedField, view: FormView): readonly PlacedField[] {
  const under = (start: string): readonly PlacedField[] =>
    insideOf(field).map((part) => ({ path: `${start}.${part.id}`, field: part }));
  if (fieldKindOf(field.kind).inside !== "rows") return under(path);
  return (view.fields[path]?.rows ?? []).flatMap((row) => under(`${path}.${row}`));
}

/** Every question of the form as it stands, parts and rows included, in order. */
export function placedFields(definition: PageDefinition, view: FormView): readonly PlacedField[] {
  const all: PlacedField[] = [];
  const add = (placed: PlacedField): void => {
    all.push(placed);
    for (const inner of placedInside(placed, view)) add(inner);
  };
  for (const step of definition.steps) for (const field of step.fields) add({ path: field.id, field });
  return all;
}
