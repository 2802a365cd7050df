import type { Ast } from "../../evaluate/ast.ts";
import { literalNumber, nodeSpan, textOf } from "./builder.ts";
import type { FormulaBuilder, TypedNode } from "./builder.ts";
import { childrenOf } from "../syntax/parse-formula.ts";
import type { Node } from "../syntax/parse-formula.ts";
import { entryOf } from "../syntax/formula-types.ts";
import { checkEqual, checkOrder } from "./check-comparable.ts";

const NEVER: Ast = ["holds", null];

/** Reports a range of two literals whose start is greater than its end. */
export const checkBounds = (builder: FormulaBuilder, low: TypedNode, high: TypedNode): void => {
  const isBelow = (a: number | string, b: number | string) => a < b;
  const dated = (part: TypedNode) =>
    typeof part.ast === "object" && part.ast?.[0] === "date" ? String(part.ast[1]) : undefined;
  const [lowNumber, highNumber] = [literalNumber(low), literalNumber(high)];
  const [lowDate, highDate] = [dated(low), dated(high)];
  const numbers = lowNumber !== undefined && highNumber !== undefined && isBelow(highNumber, lowNumber);
  const dates = lowDate !== undefined && highDate !== undefined && isBelow(highDate, lowDate);
  if (!numbers && !dates) return;
  const [first, second] = [textOf(builder, low.span), textOf(builder, high.span)];
  builder.report("FEEL22", `${first} is above ${second}: nothing lies between.`, {
    from: low.span.from,
    to: high.span.to,
  });
};

const intervalTest = (builder: FormulaBuilder, subject: TypedNode, node: Node): Ast => {
  const [open, from, , to, close] = childrenOf(node);
  if (!open || !from || !to || !close) return NEVER;
  const [low, high] = [builder.build(from), builder.build(to)];
  checkOrder(builder, subject, low);
  checkOrder(builder, subject, high);
  checkBounds(builder, low, high);
  const opens = textOf(builder, open) === "[" ? "[" : "(";
  const closes = textOf(builder, close) === "]" ? "]" : ")";
  return ["range", opens, low.ast, high.ast, closes];
};

/** Reports a comparison without a left operand, such as the second one in `> 5 and < 10`. */
export const reportMissingOperand = (builder: FormulaBuilder, node: Node): void => {
  const written = textOf(builder, node);
  const ends = /^>\s*([\w.]+)\s+and\s+<\s*([\w.]+)$/.exec(written);
  const range = ends ? `(${ends[1]}..${ends[2]})` : undefined;
  const message = range ? "Write a range instead." : "This test needs the value it is about on its left side.";
  builder.report("FEEL28", message, node, range);
};

const signTest = (builder: FormulaBuilder, subject: TypedNode, node: Node): Ast => {
  const [sign, end] = childrenOf(node);
  if (!sign || !end) return NEVER;
  if (end.type.name === "Conjunction" || end.type.name === "Disjunction") {
    reportMissingOperand(builder, node);
    return NEVER;
  }
  const compare = textOf(builder, sign);
  const part = builder.build(end);
  if (compare === "=" || compare === "!=") checkEqual(builder, subject, part);
  else checkOrder(builder, subject, part);
  return ["to", compare, part.ast];
};

const mentionsSubject = (ast: Ast): boolean => {
  if (typeof ast !== "object" || ast === null) return false;
  return (ast[0] === "get" && ast[1] === "?") || ast.slice(1).some((operand) => mentionsSubject(operand ?? null));
};

/** A value to equal, a list to be in, or (in a table) a yes/no formula that reads `?`. */
const valueTest = (builder: FormulaBuilder, subject: TypedNode, node: Node): Ast => {
  const part = builder.build(node);
  if (mentionsSubject(part.ast)) return ["holds", part.ast];
  if (part.entries) {
    for (const entry of part.entries) checkEqual(builder, subject, entry);
  } else if (part.type.type === "list" && subject.type.type !== "list") {
    checkEqual(builder, subject, { ...part, type: entryOf(part.type) });
  } else if (part.ast !== null) checkEqual(builder, subject, part);
  return part.ast === null ? ["holds", ["not", ["known", subject.ast]]] : ["same", part.ast];
};

/** Builds one test of `in` or of a table cell. */
const buildTest = (builder: FormulaBuilder, subject: TypedNode, node: Node): Ast => {
  const inner = node.type.name === "PositiveUnaryTest" ? childrenOf(node)[0] : node;
  if (!inner) return NEVER;
  if (inner.type.name === "ParenthesizedExpression") {
    const unaryTest = childrenOf(inner).find((child) => child.type.name === "SimplePositiveUnaryTest");
    if (unaryTest) return buildTest(builder, subject, unaryTest);
  }
  if (inner.type.name !== "SimplePositiveUnaryTest") return valueTest(builder, subject, inner);
  const [first] = childrenOf(inner);
  return first?.type.name === "Interval" ? intervalTest(builder, subject, first) : signTest(builder, subject, inner);
};

/** Builds `["in", subject, test, …]` from the tests of a node. */
export const buildTests = (builder: FormulaBuilder, subject: TypedNode, node: Node): Ast => {
  const nodes = node.type.name === "PositiveUnaryTests" ? childrenOf(node) : [node];
  return ["in", subject.ast, ...nodes.map((test) => buildTest(builder, subject, test))];
};

/** Reports a unary test where a value is required. */
export const rejectUnaryTest = (builder: FormulaBuilder, node: Node): TypedNode => {
  const [first] = childrenOf(node);
  if (first?.type.name === "Interval")
    builder.report("FEEL03", "A range is allowed only after in, or in a for.", nodeSpan(node));
  else reportMissingOperand(builder, node);
  return { ast: null, type: { type: "any" }, span: nodeSpan(node) };
};
