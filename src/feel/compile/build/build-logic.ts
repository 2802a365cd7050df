import type { Ast } from "../../evaluate/ast.ts";
import { nodeSpan, textOf } from "./builder.ts";
import type { FormulaBuilder, TypedNode } from "./builder.ts";
import { childrenOf } from "../syntax/parse-formula.ts";
import type { Node } from "../syntax/parse-formula.ts";
import { ANY, YES_NO, describeType, unitsClash } from "../syntax/formula-types.ts";
import { joinPartTypes } from "./join-part-types.ts";

/** The yes/no formula an author may have meant by naming a value of another type. */
const asQuestion = (builder: FormulaBuilder, part: TypedNode): string => {
  const written = textOf(builder, part.span);
  if (part.type.type === "number") return `${written} > 0`;
  if (part.type.type === "list") return `count(${written}) > 0`;
  if (part.type.type === "string" && part.type.options?.[0] !== undefined)
    return `${written} = "${part.type.options[0]}"`;
  return `is answered(${written})`;
};

/** Reports a part that is not yes/no where one is required. */
export const requireYesNo = (builder: FormulaBuilder, part: TypedNode, where: string): void => {
  if (part.type.type === "boolean" || part.type.type === "any") return;
  const message = `A yes/no value is needed ${where}, but this is ${describeType(part.type)}.`;
  builder.report("FEEL17", message, part.span, asQuestion(builder, part));
};

const operandsOf = (node: Node, kind: string): readonly Node[] =>
  childrenOf(node).flatMap((child) => {
    if (child.type.name === kind) return operandsOf(child, kind);
    return child.type.name === "and" || child.type.name === "or" ? [] : [child];
  });

/** `years > 5 and < 10` was meant as `years > 5 and years < 10`. */
const buildOperand = (builder: FormulaBuilder, operand: Node, before: Node | undefined): TypedNode => {
  const subject = before?.type.name === "Comparison" ? childrenOf(before)[0] : undefined;
  if (operand.type.name !== "SimplePositiveUnaryTest" || !subject) return builder.build(operand);
  const suggestion = `${textOf(builder, subject)} ${textOf(builder, operand)}`;
  builder.report("FEEL28", "Name the value again on the left side of this test.", operand, suggestion);
  return { ast: null, type: ANY, span: nodeSpan(operand) };
};

/** `and` and `or`; a chain of the same operator becomes one operation. */
export const buildChain = (builder: FormulaBuilder, node: Node): TypedNode => {
  const operator = node.type.name === "Conjunction" ? "and" : "or";
  const operands = operandsOf(node, node.type.name);
  const parts = operands.map((operand, i) => buildOperand(builder, operand, operands[i - 1]));
  for (const part of parts) requireYesNo(builder, part, `beside ${operator}`);
  return { ast: [operator, ...parts.map(({ ast }) => ast)], type: YES_NO, span: nodeSpan(node) };
};

export const buildIf = (builder: FormulaBuilder, node: Node): TypedNode => {
  const [, condition, , yes, , no] = childrenOf(node);
  const span = nodeSpan(node);
  if (!condition || !yes || !no) return { ast: null, type: ANY, span };
  const asked = builder.build(condition);
  requireYesNo(builder, asked, "after if");
  const [left, right] = [builder.build(yes), builder.build(no)];
  const type = joinPartTypes([left, right]);
  if (!type) {
    const message = `then gives ${describeType(left.type)} but else gives ${describeType(right.type)}.`;
    builder.report("FEEL20", message, right.span);
  } else if (unitsClash(left.type, right.type)) {
    builder.report("FEEL19", "then and else give different units.", right.span);
  }
  const ast: Ast = ["if", asked.ast, left.ast, right.ast];
  return { ast, type: type ?? ANY, span };
};

/** `not(…)`, which the parser reads as a call. */
export const buildNot = (builder: FormulaBuilder, args: readonly Node[], node: Node): TypedNode => {
  const span = nodeSpan(node);
  const [only, ...others] = args;
  if (!only || others.length > 0) {
    builder.report("FEEL13", "not( ) takes one yes/no value.", span);
    return { ast: null, type: YES_NO, span };
  }
  const part = builder.build(only);
  requireYesNo(builder, part, "in not( )");
  return { ast: ["not", part.ast], type: YES_NO, span };
};

export const buildParenthesized = (builder: FormulaBuilder, node: Node): TypedNode => {
  const inside = childrenOf(node).find((child) => child.type.name !== "(" && child.type.name !== ")");
  return inside ? { ...builder.build(inside), span: nodeSpan(node) } : { ast: null, type: ANY, span: nodeSpan(node) };
};
