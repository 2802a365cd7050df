import { link } from "../../../feel/evaluate/link/evaluate.ts";
import type { FormulaEvaluator } from "../../../feel/evaluate/link/link.ts";
import { fieldKindOf } from "../../../fields/registry/field-kinds.ts";
import type { PartSuggestion } from "../../../fields/field-kind.ts";
import type { Expression } from "../../../model/expression.ts";
import type { Field } from "../../../model/field.ts";
import type { TextSettings } from "../../../text/templates/text-settings.ts";
import type { FormNode, NodeText } from "../nodes/form-node.ts";
import { childFields } from "../../../fields/child-fields.ts";
import { topologicalOrder } from "../nodes/topological-order.ts";
import { orEmptyList, EMPTY_LIST } from "../nodes/reuse-record.ts";
import { linkNodeText } from "../nodes/node-text.ts";

const linked = (expression: Expression | undefined): FormulaEvaluator | null =>
  expression ? link(expression.ast) : null;

const namesOf = (...expressions: readonly (Expression | undefined)[]): readonly string[] =>
  expressions.flatMap((expression) => expression?.deps ?? []);

const unique = (names: readonly string[]): readonly string[] => (names.length === 0 ? EMPTY_LIST : [...new Set(names)]);

const NO_INDEXES: ReadonlyMap<string, number> = new Map();

const wordsNames = (words: NodeText | null): readonly string[] =>
  words === null || typeof words === "string" ? [] : words.names;

const SHAPES = { rows: "list", parts: "group" } as const;

/**
 * The question with every formula in it linked once.
 *
 * `shownWhen` is the condition of its step; `suggestion` is the suggestion of the composite that it is a part of.
 */
export const linkField = (
  field: Field,
  text: TextSettings,
  { shownWhen, suggestion }: { readonly shownWhen?: Expression; readonly suggestion?: PartSuggestion } = {},
): FormNode => {
  const kind = fieldKindOf(field.kind);
  const fields = childFields(field);
  const children = fields.map((part) => linkField(part, text, { suggestion: kind.suggestions?.[part.id] }));
  const childIds = new Set(children.map((part) => part.field.id));
  const outerNames = (names: readonly string[]) => names.filter((name) => !childIds.has(name));

  const optional = typeof field.optional === "boolean" ? field.optional : link(field.optional.ast);
  const label = linkNodeText(field.label, text);
  const limitMessage = field.limitMessage ? linkNodeText(field.limitMessage, text) : null;
  const optionConditions = field.options?.map((option) => option.when) ?? [];
  const conditions = [shownWhen, field.when].filter((when) => when !== undefined);
  // A list starts with as many rows as its minimum, so its value depends on the limits.
  const limits = namesOf(field.min, field.max);
  const valueNames = [
    ...namesOf(...conditions, field.default, ...optionConditions),
    ...(suggestion?.reads ?? []),
    ...(kind.childRole === "rows" ? limits : []),
    ...children.flatMap((part) => outerNames(part.valueNames)),
  ];
  const wordNames = [
    ...limits,
    ...(typeof field.optional === "boolean" ? [] : field.optional.deps),
    ...wordsNames(label),
    ...wordsNames(limitMessage),
    ...children.flatMap((part) => outerNames(part.wordNames)),
  ];
  return {
    field,
    kind,
    shape: kind.childRole ? SHAPES[kind.childRole] : "plain",
    children: orEmptyList(children),
    order: orEmptyList(topologicalOrder(children.map((part) => ({ name: part.field.id, needs: part.valueNames })))),
    indexById: children.length === 0 ? NO_INDEXES : new Map(children.map((part, index) => [part.field.id, index])),
    conditions: orEmptyList(conditions.map((when) => link(when.ast))),
    optional,
    suggests: linked(field.default) ?? suggestion?.suggest ?? null,
    min: linked(field.min),
    max: linked(field.max),
    options: field.options?.map((option) => ({ value: option.value, when: linked(option.when) })) ?? null,
    label,
    limitMessage,
    valueNames: unique(valueNames),
    wordNames: unique(wordNames),
  };
};
