import { LONGEST_LIST } from "../../evaluate/run.ts";
import type { Ast } from "../../evaluate/ast.ts";
import { literalNumber, spanOf } from "../builder.ts";
import type { Builder, Local, Typed } from "../builder.ts";
import { childrenOf } from "../parse.ts";
import type { Node } from "../parse.ts";
import { ANY, NUMBER, YES_NO, describeType, entryOf, listOf } from "../types.ts";
import { needList } from "./lists.ts";
import { needYesNo } from "./logic.ts";
import { nameOf } from "./names.ts";
import { isFormulaName } from "../reserved-names.ts";

const buildRun = (builder: Builder, from: Node, to: Node, node: Node): Typed => {
  const [low, high] = [builder.build(from), builder.build(to)];
  for (const end of [low, high])
    if (end.type.type !== "number" && end.type.type !== "any")
      builder.report("FEEL25", `A run goes from number to number; this is ${describeType(end.type)}.`, end.span);
  const [first, last] = [literalNumber(low), literalNumber(high)];
  if (first !== undefined && last !== undefined && Math.abs(last - first) >= LONGEST_LIST)
    builder.report("FEEL26", "A run may have at most 10,000 numbers.", spanOf(node));
  return { ast: ["seq", low.ast, high.ast], type: listOf(NUMBER), span: spanOf(node) };
};

/** What a loop runs over: a list, `1..n` or `[1..n]`. */
const buildSource = (builder: Builder, node: Node): Typed => {
  const [first, dots, last] = childrenOf(node);
  if (first && dots?.type.name === ".." && last) return buildRun(builder, first, last, node);
  const interval = first?.type.name === "SimplePositiveUnaryTest" ? childrenOf(first)[0] : undefined;
  if (interval?.type.name === "Interval") {
    const [, low, , high] = childrenOf(interval);
    if (low && high) return buildRun(builder, low, high, node);
  }
  if (!first) return { ast: null, type: ANY, span: spanOf(node) };
  const list = builder.build(first);
  needList(builder, list, "after in");
  return list;
};

const checkLoopName = (builder: Builder, name: string, node: Node): void => {
  const taken = Object.hasOwn(builder.scope, name) || builder.locals.some((local) => local.name === name);
  if (taken) builder.report("FEEL29", `"${name}" already means something here. Choose another name.`, spanOf(node));
  else if (!isFormulaName(name))
    builder.report("FEEL29", `"${name}" cannot name an entry. Use small letters, digits and _.`, spanOf(node));
};

type Turn = { readonly name: string; readonly list: Typed };

type Turns = { readonly turns: readonly Turn[]; readonly inner: Builder };

const buildTurns = (builder: Builder, node: Node): Turns => {
  const turns: Turn[] = [];
  let inner = builder;
  for (const clause of childrenOf(node)) {
    const [named, , source] = childrenOf(clause);
    if (clause.type.name !== "InExpression" || !named || !source) continue;
    const name = nameOf(inner, named);
    checkLoopName(inner, name, named);
    const list = buildSource(inner, source);
    const local: Local = { name, type: entryOf(list.type) };
    inner = inner.within(local);
    turns.push({ name, list });
  }
  return { turns, inner };
};

/** Nests the loops: the first runs outermost. */
const nested = (operator: string, turns: readonly Turn[], body: Ast): Ast =>
  turns.reduceRight<Ast>((inside, { name, list }) => [operator, name, list.ast, inside], body);

/** `some … in … satisfies …`, `every … in … satisfies …`. */
export const buildQuantified = (builder: Builder, node: Node): Typed => {
  const [quantifier, sources, , condition] = childrenOf(node);
  const span = spanOf(node);
  if (!quantifier || !sources || !condition) return { ast: null, type: YES_NO, span };
  const { turns, inner } = buildTurns(builder, sources);
  const asked = inner.build(condition);
  needYesNo(builder, asked, "after satisfies");
  return { ast: nested(quantifier.type.name, turns, asked.ast), type: YES_NO, span };
};

/** `for … in … return …`; several sources give one flat list. */
export const buildFor = (builder: Builder, node: Node): Typed => {
  const [, sources, , body] = childrenOf(node);
  const span = spanOf(node);
  if (!sources || !body) return { ast: null, type: ANY, span };
  const { turns, inner } = buildTurns(builder, sources);
  const made = inner.build(body);
  let ast = nested("for", turns, made.ast);
  for (let i = 1; i < turns.length; i++) ast = ["join", ast];
  return { ast, type: listOf(made.type), span };
};
