import type { Expression } from "../../model/expression.ts";
import type { Field } from "../../model/field.ts";

/** A question inside a composite; its label is fixed text. */
export const part = (id: string, kind: string, label: string, more: Partial<Field> = {}): Field => ({
  id,
  kind,
  label: [label],
  optional: false,
  unsure: false,
  ...more,
});

/** The condition that a sibling part has a value. Example: partIs("kind", "company") */
export const partIs = (id: string, value: string): Expression => ({
  ast: ["=", ["get", id], value],
  deps: [id],
  source: `${id} = "${value}"`,
});

/** The condition that a sibling part is empty or has a value. */
export const partIsOrEmpty = (id: string, value: string): Expression => ({
  ast: ["or", ["not", ["known", ["get", id]]], ["=", ["get", id], value]],
  deps: [id],
  source: `${id} = null or ${id} = "${value}"`,
});

/** The condition that a sibling part has a value other than this one. */
export const partIsOther = (id: string, value: string): Expression => ({
  ast: ["and", ["known", ["get", id]], ["!=", ["get", id], value]],
  deps: [id],
  source: `${id} != null and ${id} != "${value}"`,
});
