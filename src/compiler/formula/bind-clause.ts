import type { ClausePlan, Each, Item, TablePlan, Variant } from "../../model/document-plan.ts";
import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Expression } from "../../model/expression.ts";
import type { Text, TextPart } from "../../model/text.ts";
import { dottedPath } from "../../feel/compile/syntax/dotted-path.ts";
import { operationOf } from "./ast-parts.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { mapParts } from "../../text/text-parts.ts";
import type { LeafPart } from "../../text/text-parts.ts";

/**
 * The formula a document binds to a clause parameter. `blankField` is the question behind a named
 * figure; `replacements` has the jurisdiction names if no question supplies the jurisdiction.
 */
export type BoundArgument = Expression &
  Pick<Extract<TextPart, { readonly type: "value" }>, "blankField" | "replacements">;
export type Bindings = { readonly [name: string]: BoundArgument };

const without = (bindings: Bindings, name: string): Bindings =>
  Object.fromEntries(Object.entries(bindings).filter(([bound]) => bound !== name));

const loops = new Set(["some", "every", "for"]);

/** Substitutes bound names in an AST. */
export const bindAst = (ast: Ast, bindings: Bindings): Ast => {
  const operation = operationOf(ast);
  if (!operation) return ast;
  const { operator, operands } = operation;
  const [first = null, second = null, third = null] = operands;
  const name = String(first);
  if (operator === "get") return Object.hasOwn(bindings, name) ? bindings[name]!.ast : ast;
  if (loops.has(operator)) return [operator, name, bindAst(second, bindings), bindAst(third, without(bindings, name))];
  return [operator, ...operands.map((operand) => bindAst(operand, bindings))];
};

/** Substitutes bound names in a formula. */
export const bindExpression = (expression: Expression, bindings: Bindings): Expression => ({
  ast: bindAst(expression.ast, bindings),
  deps: [...new Set(expression.deps.flatMap((name) => bindings[name]?.deps ?? [name]))],
  source: expression.source,
});

const bindMaybe = (expression: Expression | undefined, bindings: Bindings): Expression | undefined =>
  expression && bindExpression(expression, bindings);

const bindPart = (part: LeafPart, bindings: Bindings): TextPart => {
  if (typeof part === "string" || part.type !== "value") return part;
  const [head = "", ...parts] = part.field?.split(".") ?? [];
  const bound = Object.hasOwn(bindings, head) ? bindings[head] : undefined;
  const formula = bindExpression(part.formula, bindings);
  if (!bound) return { ...part, formula };
  const { field: _, ...rest } = part;
  const path = bound.blankField === undefined ? dottedPath(bound.ast) : undefined;
  const field = path === undefined ? undefined : [path, ...parts].join(".");
  return {
    ...rest,
    formula,
    ...omitUndefined({ field, blankField: bound.blankField, replacements: bound.replacements ?? part.replacements }),
  };
};

/** Substitutes bound names in a text. */
export const bindText = (text: Text, bindings: Bindings): Text => mapParts(text, (part) => [bindPart(part, bindings)]);

const bindMaybeText = (text: Text | undefined, bindings: Bindings): Text | undefined =>
  text && bindText(text, bindings);

const bindEach = (each: Each | undefined, bindings: Bindings): { each?: Each; inner: Bindings } =>
  each
    ? { each: { ...each, in: bindExpression(each.in, bindings) }, inner: without(bindings, each.as) }
    : { inner: bindings };

const bindItem = (item: Item, outer: Bindings): Item => {
  const { each, inner } = bindEach(item.each, outer);
  return { ...omitUndefined({ when: bindMaybe(item.when, inner), each }), text: bindText(item.text, inner) };
};

/** Substitutes bound names in one variant of a clause. */
export const bindVariant = (variant: Variant, bindings: Bindings): Variant => ({
  ...omitUndefined({
    when: bindMaybe(variant.when, bindings),
    text: bindMaybeText(variant.text, bindings),
    after: bindMaybeText(variant.after, bindings),
  }),
  items: variant.items.map((item) => bindItem(item, bindings)),
  join: variant.join,
});

/** Substitutes bound names in a table. */
export const bindTable = (table: TablePlan, outer: Bindings): TablePlan => {
  const { each, inner } = bindEach(table.each, outer);
  return {
    columns: table.columns.map((column) => ({
      ...column,
      title: bindText(column.title, outer),
      cell: bindText(column.cell, inner),
    })),
    ...omitUndefined({
      each,
      rows: table.rows?.map((row) => ({
        ...omitUndefined({ when: bindMaybe(row.when, outer) }),
        cells: row.cells.map((cell) => bindText(cell, outer)),
      })),
      total: table.total?.map((cell) => bindText(cell, outer)),
      empty: bindMaybeText(table.empty, outer),
    }),
  };
};

/** Substitutes each parameter of a clause with the document's formula for it. */
export const bindClause = (clause: ClausePlan, outer: Bindings): ClausePlan => {
  const { each, inner } = bindEach(clause.each, outer);
  const { title, plain, when, table } = clause;
  return {
    ...clause,
    ...omitUndefined({
      title: bindMaybeText(title, inner),
      plain: bindMaybeText(plain, inner),
      when: bindMaybe(when, inner),
      each,
      table: table && bindTable(table, inner),
    }),
    variants: clause.variants.map((variant) => bindVariant(variant, inner)),
    clauses: clause.clauses.map((one) => bindClause(one, inner)),
  };
};
