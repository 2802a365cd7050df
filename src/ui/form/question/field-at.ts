import { childFields } from "../../../fields/child-fields.ts";
import { fieldKindOf } from "../../../fields/registry/field-kinds.ts";
import { screenField } from "../../../fields/screen-field.ts";
import type { PageDefinition } from "../../../model/definition.ts";
import type { Field } from "../../../model/field.ts";
import type { FormView } from "../../../model/form-view.ts";

/** A question with the path it has in the form. */
export type PlacedField = { readonly path: string; readonly field: Field };

type FieldsOf = Pick<PageDefinition, "screen" | "steps">;

const indexes = new WeakMap<FieldsOf, ReadonlyMap<string, Field>>();

const indexOf = (definition: FieldsOf): ReadonlyMap<string, Field> => {
  const known = indexes.get(definition);
  if (known) return known;
  const all = [...definition.screen.map(screenField), ...definition.steps.flatMap((step) => step.fields)];
  const index = new Map(all.map((field) => [field.id, field]));
  indexes.set(definition, index);
  return index;
};

/**
 * The question at a path; undefined if the path names a row or nothing.
 *
 * Example: fieldAt(definition, "children.r2.born")?.kind is "date"
 */
export function fieldAt(definition: FieldsOf, path: string): Field | undefined {
  const [head = path, ...rest] = path.split(".");
  let field = indexOf(definition).get(head);
  let isRow = false;
  for (const part of rest) {
    isRow = !isRow && field !== undefined && fieldKindOf(field.kind).childRole === "rows";
    if (!isRow) field = field && childFields(field).find(({ id }) => id === part);
  }
  return isRow ? undefined : field;
}

/** The questions inside a composite or the rows of a list; none for a plain question. */
export function placedInside({ path, field }: PlacedField, view: FormView): readonly PlacedField[] {
  const under = (start: string): readonly PlacedField[] =>
    childFields(field).map((part) => ({ path: `${start}.${part.id}`, field: part }));
  if (fieldKindOf(field.kind).childRole !== "rows") return under(path);
  return (view.fields[path]?.rows ?? []).flatMap((row) => under(`${path}.${row}`));
}
