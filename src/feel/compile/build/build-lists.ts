import { literalNumber, nodeSpan, textOf } from "./builder.ts";
import type { FormulaBuilder, TypedNode } from "./builder.ts";
import { childrenOf } from "../syntax/parse-formula.ts";
import type { Node } from "../syntax/parse-formula.ts";
import { ANY, describeType, entryOf, listOf } from "../syntax/formula-types.ts";
import type { ValueType } from "../../../values/value-type.ts";
import { joinPartTypes } from "./join-part-types.ts";
import { requireYesNo } from "./build-logic.ts";

export const buildList = (builder: FormulaBuilder, node: Node): TypedNode => {
  const entries = childrenOf(node)
    .filter((child) => child.type.name !== "[" && child.type.name !== "]")
    .map((child) => builder.build(child));
  const of = joinPartTypes(entries);
  const odd = of ? undefined : entries.find((_, i) => joinPartTypes(entries.slice(0, i + 1)) === null);
  if (odd) builder.report("FEEL20", `This is ${describeType(odd.type)}, the entries before are not.`, odd.span);
  return { ast: ["list", ...entries.map(({ ast }) => ast)], type: listOf(of ?? ANY), span: nodeSpan(node), entries };
};

/** Reports a value that is not a list where one is required. */
export const requireList = (builder: FormulaBuilder, part: TypedNode, where: string): void => {
  if (part.type.type === "list" || part.type.type === "any") return;
  builder.report("FEEL25", `A list is needed ${where}, but this is ${describeType(part.type)}.`, part.span);
};

const mentions = (node: Node, builder: FormulaBuilder, name: string): boolean =>
  (node.type.name === "VariableName" && textOf(builder, node) === name) ||
  childrenOf(node).some((child) => mentions(child, builder, name));

const namesIn = (node: Node): readonly Node[] =>
  node.type.name === "VariableName" ? [node] : childrenOf(node).flatMap((child) => namesIn(child));

/** Whether a name that is otherwise unknown is a part of the list's entries. */
const namesPart = (builder: FormulaBuilder, entry: ValueType, condition: Node): boolean =>
  entry.type === "record" &&
  namesIn(condition).some((name) => {
    const text = textOf(builder, name);
    return Object.hasOwn(entry.fields, text) && !Object.hasOwn(builder.scope, text);
  });

/** A filter that does not read `item` tests the same thing for every entry. */
const reportNoItem = (builder: FormulaBuilder, entry: ValueType, condition: Node): void => {
  const parts = entry.type === "record" ? entry.fields : {};
  const partName = namesIn(condition).find((name) => Object.hasOwn(parts, textOf(builder, name)));
  const name = partName && textOf(builder, partName);
  const message = name
    ? `Write item.${name} for the ${name} of the entry.`
    : "Inside [ ] the entry is called item: write a test about item.";
  builder.report("FEEL24", message, partName ?? condition, name && `item.${name}`);
};

const buildPlace = (builder: FormulaBuilder, node: Node, list: TypedNode, place: TypedNode): TypedNode => {
  const literal = literalNumber(place);
  const entry = entryOf(list.type);
  if (literal === 0)
    builder.report("FEEL23", "Places count from 1: write 1 for the first, -1 for the last.", place.span, "1");
  else if (literal !== undefined && !Number.isInteger(literal))
    builder.report("FEEL23", "A place in a list is a whole number.", place.span);
  return { ast: ["index", list.ast, place.ast], type: entry, span: nodeSpan(node) };
};

/** `list[2]`, `list[item.age > 12]`. */
export const buildFilter = (builder: FormulaBuilder, node: Node): TypedNode => {
  const [source, , condition] = childrenOf(node);
  const span = nodeSpan(node);
  if (!source || !condition) return { ast: null, type: ANY, span };
  const list = builder.build(source);
  requireList(builder, list, "before [ ]");
  const entry = entryOf(list.type);
  const usesItem = mentions(condition, builder, "item");
  const inner = builder.within({ name: "item", type: entry });
  if (!usesItem && (condition.type.name === "Comparison" || namesPart(builder, entry, condition))) {
    reportNoItem(builder, entry, condition);
    return { ast: null, type: listOf(entry), span };
  }
  const asked = (usesItem ? inner : builder).build(condition);
  if (asked.type.type === "number" || (asked.type.type === "any" && !usesItem))
    return buildPlace(builder, node, list, asked);
  if (!usesItem) reportNoItem(builder, entry, condition);
  else requireYesNo(builder, asked, "in [ ]");
  return { ast: ["filter", list.ast, asked.ast], type: listOf(entry), span };
};
