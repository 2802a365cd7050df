import { fieldKindOf } from "../../fields/registry.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { Field } from "../../model/field.ts";
import type { FormView } from "../../model/form-view.ts";

/** A question with the path it has in the form. */
export type PlacedField = { readonly path: string; readonly field: Field };

/** The questions inside a composite or the rows of a list; none for a plain question. */
export function insideOf({ path, field }: PlacedField, view: FormView, language: string): readonly PlacedField[] {
  const kind = fieldKindOf(field.kind);
  const ofRow = kind.rowFields?.(field, language);
  if (ofRow) {
    const rows = view.fields[path]?.rows ?? [];
    return rows.flatMap((row) => ofRow.map((part) => ({ path: `${path}.${row}.${part.id}`, field: part })));
  }
  const parts = kind.parts?.(field, language) ?? [];
  return parts.map((part) => ({ path: `${path}.${part.id}`, field: part }));
}

/** Every question of the form as it stands, parts and rows included, in order. */
export function placedFields(definition: PageDefinition, view: FormView): readonly PlacedField[] {
  const all: PlacedField[] = [];
  const add = (placed: PlacedField): void => {
    all.push(placed);
    for (const inner of insideOf(placed, view, definition.language)) add(inner);
  };
  for (const step of definition.steps) for (const field of step.fields) add({ path: field.id, field });
  return all;
}
