import { MAX_LIST_LENGTH } from "../../evaluate/evaluation-state.ts";
import type { Ast } from "../../evaluate/ast.ts";
import { literalNumber, nodeSpan } from "./builder.ts";
import type { FormulaBuilder, BoundName, TypedNode } from "./builder.ts";
import { childrenOf } from "../syntax/parse-formula.ts";
import type { Node } from "../syntax/parse-formula.ts";
import { ANY, NUMBER, YES_NO, describeType, entryOf, listOf } from "../syntax/formula-types.ts";
import { requireList } from "./build-lists.ts";
import { requireYesNo } from "./build-logic.ts";
import { nameOf } from "./build-names.ts";
import { isFormulaName } from "../syntax/formula-names.ts";

const buildRun = (builder: FormulaBuilder, from: Node, to: Node, node: Node): TypedNode => {
  const [low, high] = [builder.build(from), builder.build(to)];
  for (const end of [low, high])
    if (end.type.type !== "number" && end.type.type !== "any")
      builder.report("FEEL25", `A run goes from number to number; this is ${describeType(end.type)}.`, end.span);
  const [first, last] = [literalNumber(low), literalNumber(high)];
  if (first !== undefined && last !== undefined && Math.abs(last - first) >= MAX_LIST_LENGTH)
    builder.report("FEEL26", "A run may have at most 10,000 numbers.", nodeSpan(node));
  return { ast: ["seq", low.ast, high.ast], type: listOf(NUMBER), span: nodeSpan(node) };
};

/** The source of a loop: a list, `1..n` or `[1..n]`. */
const buildSource = (builder: FormulaBuilder, node: Node): TypedNode => {
  const [first, dots, last] = childrenOf(node);
  if (first && dots?.type.name === ".." && last) return buildRun(builder, first, last, node);
  const interval = first?.type.name === "SimplePositiveUnaryTest" ? childrenOf(first)[0] : undefined;
  if (interval?.type.name === "Interval") {
    const [, low, , high] = childrenOf(interval);
    if (low && high) return buildRun(builder, low, high, node);
  }
  if (!first) return { ast: null, type: ANY, span: nodeSpan(node) };
  const list = builder.build(first);
  requireList(builder, list, "after in");
  return list;
};

const checkLoopName = (builder: FormulaBuilder, name: string, node: Node): void => {
  const taken = Object.hasOwn(builder.scope, name) || builder.locals.some((local) => local.name === name);
  if (taken) builder.report("FEEL29", `"${name}" already means something here. Choose another name.`, nodeSpan(node));
  else if (!isFormulaName(name))
    builder.report("FEEL29", `"${name}" cannot name an entry. Use small letters, digits and _.`, nodeSpan(node));
};

type LoopVariable = { readonly name: string; readonly list: TypedNode };

type LoopVariables = { readonly turns: readonly LoopVariable[]; readonly inner: FormulaBuilder };

const buildLoopVariables = (builder: FormulaBuilder, node: Node): LoopVariables => {
  const turns: LoopVariable[] = [];
  let inner = builder;
  for (const clause of childrenOf(node)) {
    const [named, , source] = childrenOf(clause);
    if (clause.type.name !== "InExpression" || !named || !source) continue;
    const name = nameOf(inner, named);
    checkLoopName(inner, name, named);
    const list = buildSource(inner, source);
    const local: BoundName = { name, type: entryOf(list.type) };
    inner = inner.within(local);
    turns.push({ name, list });
  }
  return { turns, inner };
};

/** Nests the loops, the first outermost. */
const nested = (operator: string, turns: readonly LoopVariable[], body: Ast): Ast =>
  turns.reduceRight<Ast>((inside, { name, list }) => [operator, name, list.ast, inside], body);

/** `some … in … satisfies …`, `every … in … satisfies …`. */
export const buildQuantified = (builder: FormulaBuilder, node: Node): TypedNode => {
  const [quantifier, sources, , condition] = childrenOf(node);
  const span = nodeSpan(node);
  if (!quantifier || !sources || !condition) return { ast: null, type: YES_NO, span };
  const { turns, inner } = buildLoopVariables(builder, sources);
  const asked = inner.build(condition);
  requireYesNo(builder, asked, "after satisfies");
  return { ast: nested(quantifier.type.name, turns, asked.ast), type: YES_NO, span };
};

/** `for … in … return …`; several sources produce one flat list. */
export const buildFor = (builder: FormulaBuilder, node: Node): TypedNode => {
  const [, sources, , body] = childrenOf(node);
  const span = nodeSpan(node);
  if (!sources || !body) return { ast: null, type: ANY, span };
  const { turns, inner } = buildLoopVariables(builder, sources);
  const made = inner.build(body);
  let ast = nested("for", turns, made.ast);
  for (let i = 1; i < turns.length; i++) ast = ["join", ast];
  return { ast, type: listOf(made.type), span };
};
