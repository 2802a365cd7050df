import type { Ast } from "../../evaluate/ast.ts";
import { spanOf, textOf } from "../builder.ts";
import type { Builder, Typed } from "../builder.ts";
import { childrenOf } from "../parse.ts";
import type { Node } from "../parse.ts";
import { ANY, YES_NO, describeType, unitsClash } from "../types.ts";
import { joinParts } from "./join-parts.ts";

/** A yes/no formula an author may have meant by naming a value of another type. */
const asQuestion = (builder: Builder, part: Typed): string => {
  const written = textOf(builder, part.span);
  if (part.type.type === "number") return `${written} > 0`;
  if (part.type.type === "list") return `count(${written}) > 0`;
  if (part.type.type === "string" && part.type.options?.[0] !== undefined)
    return `${written} = "${part.type.options[0]}"`;
  return `is answered(${written})`;
};

/** Reports a part that is not yes/no where one is needed. */
export const needYesNo = (builder: Builder, part: Typed, where: string): void => {
  if (part.type.type === "boolean" || part.type.type === "any") return;
  const message = `A yes/no value is needed ${where}, but this is ${describeType(part.type)}.`;
  builder.report("FEEL17", message, part.span, asQuestion(builder, part));
};

const operandsOf = (node: Node, kind: string): readonly Node[] =>
  childrenOf(node).flatMap((child) => {
    if (child.type.name === kind) return operandsOf(child, kind);
    return child.type.name === "and" || child.type.name === "or" ? [] : [child];
  });

/** `years > 5 and < 10` was meant to be `years > 5 and years < 10`. */
const buildOperand = (builder: Builder, operand: Node, before: Node | undefined): Typed => {
  const subject = before?.type.name === "Comparison" ? childrenOf(before)[0] : undefined;
  if (operand.type.name !== "SimplePositiveUnaryTest" || !subject) return builder.build(operand);
  const meant = `${textOf(builder, subject)} ${textOf(builder, operand)}`;
  builder.report("FEEL28", "Name the value again on the left side of this test.", operand, meant);
  return { ast: null, type: ANY, span: spanOf(operand) };
};

/** `and` and `or`; a chain of one of them becomes one operation. */
export const buildChain = (builder: Builder, node: Node): Typed => {
  const operator = node.type.name === "Conjunction" ? "and" : "or";
  const operands = operandsOf(node, node.type.name);
  const parts = operands.map((operand, i) => buildOperand(builder, operand, operands[i - 1]));
  for (const part of parts) needYesNo(builder, part, `beside ${operator}`);
  return { ast: [operator, ...parts.map(({ ast }) => ast)], type: YES_NO, span: spanOf(node) };
};

export const buildIf = (builder: Builder, node: Node): Typed => {
  const [, condition, , yes, , no] = childrenOf(node);
  const span = spanOf(node);
  if (!condition || !yes || !no) return { ast: null, type: ANY, span };
  const asked = builder.build(condition);
  needYesNo(builder, asked, "after if");
  const [left, right] = [builder.build(yes), builder.build(no)];
  const type = joinParts([left, right]);
  if (!type) {
    const message = `then gives ${describeType(left.type)} but else gives ${describeType(right.type)}.`;
    builder.report("FEEL20", message, right.span);
  } else if (unitsClash(left.type, right.type)) {
    builder.report("FEEL19", "then and else give different units.", right.span);
  }
  const ast: Ast = ["if", asked.ast, left.ast, right.ast];
  return { ast, type: type ?? ANY, span };
};

/** `not(…)`, which the parser sees as a call. */
export const buildNot = (builder: Builder, args: readonly Node[], node: Node): Typed => {
  const span = spanOf(node);
  const [only, ...others] = args;
  if (!only || others.length > 0) {
    builder.report("FEEL13", "not( ) takes one yes/no value.", span);
    return { ast: null, type: YES_NO, span };
  }
  const part = builder.build(only);
  needYesNo(builder, part, "in not( )");
  return { ast: ["not", part.ast], type: YES_NO, span };
};

export const buildParenthesized = (builder: Builder, node: Node): Typed => {
  const inside = childrenOf(node).find((child) => child.type.name !== "(" && child.type.name !== ")");
  return inside ? { ...builder.build(inside), span: spanOf(node) } : { ast: null, type: ANY, span: spanOf(node) };
};
