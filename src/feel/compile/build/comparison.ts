import type { Ast } from "../../evaluate/ast.ts";
import { spanOf, textOf } from "../builder.ts";
import type { Builder, Typed } from "../builder.ts";
import { childrenOf } from "../parse.ts";
import type { Node } from "../parse.ts";
import { ANY, YES_NO } from "../types.ts";
import { checkEqual, checkOrder } from "./comparable.ts";
import { buildTests, checkBounds } from "./tests.ts";

const yesNo = (ast: Ast, node: Node): Typed => ({ ast, type: YES_NO, span: spanOf(node) });

/** `x = null` asks whether x is known; it does not compare. */
const againstNull = (sign: string, part: Typed): Ast =>
  sign === "=" ? ["not", ["known", part.ast]] : ["known", part.ast];

const buildSigned = (builder: Builder, node: Node, left: Node, sign: string, right: Node): Typed => {
  const [a, b] = [builder.build(left), builder.build(right)];
  const isEquality = sign === "=" || sign === "!=";
  const isNull = (part: Typed, from: Node) => part.ast === null && from.type.name === "null";
  if (isEquality && isNull(b, right)) return yesNo(againstNull(sign, a), node);
  if (isEquality && isNull(a, left)) return yesNo(againstNull(sign, b), node);
  if (isEquality) checkEqual(builder, a, b);
  else checkOrder(builder, a, b);
  return yesNo([sign, a.ast, b.ast], node);
};

const buildBetween = (builder: Builder, node: Node, parts: readonly Node[]): Typed => {
  const [subject, , from, , to] = parts;
  if (!subject || !from || !to) return yesNo(null, node);
  const [x, low, high] = [builder.build(subject), builder.build(from), builder.build(to)];
  checkOrder(builder, x, low);
  checkOrder(builder, x, high);
  checkBounds(builder, low, high);
  return yesNo(["between", x.ast, low.ast, high.ast], node);
};

const buildIn = (builder: Builder, node: Node, parts: readonly Node[]): Typed => {
  const tests = parts.slice(2).find((part) => part.type.name.startsWith("PositiveUnaryTest"));
  const subject = parts[0] && builder.build(parts[0]);
  if (!subject || !tests) return yesNo(null, node);
  return yesNo(buildTests(builder, subject, tests), node);
};

/** `=`, `<`, `between` and `in`. */
export const buildComparison = (builder: Builder, node: Node): Typed => {
  const parts = childrenOf(node);
  const [left, sign, right] = parts;
  if (sign?.type.name === "between") return buildBetween(builder, node, parts);
  if (sign?.type.name === "in") return buildIn(builder, node, parts);
  if (!left || !sign || !right) return { ast: null, type: ANY, span: spanOf(node) };
  return buildSigned(builder, node, left, textOf(builder, sign), right);
};
