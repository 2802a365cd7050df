import type { Ast } from "../../evaluate/ast.ts";
import { nodeSpan, textOf } from "./builder.ts";
import type { FormulaBuilder, TypedNode } from "./builder.ts";
import { childrenOf } from "../syntax/parse-formula.ts";
import type { Node } from "../syntax/parse-formula.ts";
import { ANY, YES_NO } from "../syntax/formula-types.ts";
import { checkEqual, checkOrder } from "./check-comparable.ts";
import { buildTests, checkBounds } from "./build-tests.ts";

const yesNo = (ast: Ast, node: Node): TypedNode => ({ ast, type: YES_NO, span: nodeSpan(node) });

/** `x = null` tests whether x is known; it is not a comparison. */
const againstNull = (sign: string, part: TypedNode): Ast =>
  sign === "=" ? ["not", ["known", part.ast]] : ["known", part.ast];

const buildSigned = (builder: FormulaBuilder, node: Node, left: Node, sign: string, right: Node): TypedNode => {
  const [a, b] = [builder.build(left), builder.build(right)];
  const isEquality = sign === "=" || sign === "!=";
  const isNull = (part: TypedNode, from: Node) => part.ast === null && from.type.name === "null";
  if (isEquality && isNull(b, right)) return yesNo(againstNull(sign, a), node);
  if (isEquality && isNull(a, left)) return yesNo(againstNull(sign, b), node);
  if (isEquality) checkEqual(builder, a, b);
  else checkOrder(builder, a, b);
  return yesNo([sign, a.ast, b.ast], node);
};

const buildBetween = (builder: FormulaBuilder, node: Node, parts: readonly Node[]): TypedNode => {
  const [subject, , from, , to] = parts;
  if (!subject || !from || !to) return yesNo(null, node);
  const [x, low, high] = [builder.build(subject), builder.build(from), builder.build(to)];
  checkOrder(builder, x, low);
  checkOrder(builder, x, high);
  checkBounds(builder, low, high);
  return yesNo(["between", x.ast, low.ast, high.ast], node);
};

const buildIn = (builder: FormulaBuilder, node: Node, parts: readonly Node[]): TypedNode => {
  const tests = parts.slice(2).find((part) => part.type.name.startsWith("PositiveUnaryTest"));
  const subject = parts[0] && builder.build(parts[0]);
  if (!subject || !tests) return yesNo(null, node);
  return yesNo(buildTests(builder, subject, tests), node);
};

/** `=`, `<`, `between` and `in`. */
export const buildComparison = (builder: FormulaBuilder, node: Node): TypedNode => {
  const parts = childrenOf(node);
  const [left, sign, right] = parts;
  if (sign?.type.name === "between") return buildBetween(builder, node, parts);
  if (sign?.type.name === "in") return buildIn(builder, node, parts);
  if (!left || !sign || !right) return { ast: null, type: ANY, span: nodeSpan(node) };
  return buildSigned(builder, node, left, textOf(builder, sign), right);
};
