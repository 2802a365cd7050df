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

const anyOf = (id: string, values: readonly string[]): Expression["ast"] => [
  "in",
  ["get", id],
  ["same", ["list", ...values]],
];

/** The condition that a sibling part has one of several values. */
export const partIsIn = (id: string, values: readonly string[]): Expression => ({
  ast: anyOf(id, values),
  deps: [id],
  source: `${id} in (${values.map((value) => `"${value}"`).join(", ")})`,
});

/** The condition that a sibling part is empty or has none of several values. */
export const partIsNotIn = (id: string, values: readonly string[]): Expression => ({
  ast: ["or", ["not", ["known", ["get", id]]], ["not", anyOf(id, values)]],
  deps: [id],
  source: `not(${partIsIn(id, values).source})`,
});

/** The condition that the text of a sibling part ends with one of several words, in capital or small letters. */
export const partEndsWith = (id: string, words: readonly string[]): Expression => ({
  ast: [
    "some",
    "word",
    ["list", ...words],
    ["call", "ends with", ["call", "lower case", ["get", id]], ["get", "word"]],
  ],
  deps: [id],
  source: `some word in [${words.map((word) => `"${word}"`).join(", ")}] satisfies ends with(lower case(${id}), word)`,
});

/** The condition that all (or one) of several conditions on sibling parts are true; those that are undefined are left out. */
export const partsWhen = (
  join: "and" | "or",
  ...conditions: readonly (Expression | undefined)[]
): Expression | undefined => {
  const given = conditions.filter((condition) => condition !== undefined);
  if (given.length < 2) return given[0];
  return {
    ast: [join, ...given.map(({ ast }) => ast)],
    deps: [...new Set(given.flatMap(({ deps }) => deps))],
    source: given.map(({ source }) => `(${source})`).join(` ${join} `),
  };
};
