import { nearestName } from "../../../text/words/nearest-name.ts";
import { parseIsoDate } from "../../../values/date.ts";
import { parseIsoDuration } from "../../../values/duration.ts";
import type { ValueType } from "../../../values/value-type.ts";
import { literalNumber, literalText, nodeSpan, textOf } from "./builder.ts";
import type { FormulaBuilder, FormulaReplacement, TypedNode } from "./builder.ts";
import { childrenOf } from "../syntax/parse-formula.ts";
import type { Node } from "../syntax/parse-formula.ts";
import {
  ANY,
  CODED_TEXT,
  DATE,
  DURATION,
  NUMBER,
  TEXT,
  codeOf,
  describeType,
  isMoney,
  numberIn,
  commonUnit,
  unitOf,
  unitsClash,
} from "../syntax/formula-types.ts";

type Kind = ValueType["type"];

/** Result type by "left operator right"; a combination not listed is an error. */
const RESULTS: { readonly [shape: string]: ValueType } = {
  "date + duration": DATE,
  "duration + date": DATE,
  "date - duration": DATE,
  "date - date": DURATION,
  "duration + duration": DURATION,
  "duration - duration": DURATION,
  "duration * number": DURATION,
  "number * duration": DURATION,
};

const VERBS: { readonly [sign: string]: string } = {
  "+": "added to",
  "-": "subtracted from",
  "*": "multiplied with",
  "/": "divided by",
  "**": "raised to",
};

/** A number added to a date may mean days, months or years; only the author knows which. */
const countAdvice = (part: TypedNode): string => {
  const count = literalNumber(part);
  if (count === undefined || !Number.isInteger(count)) return "";
  const written = ["D", "M", "Y"].map((unit) => `duration("P${count}${unit}")`);
  return ` Write ${written[0]} for days, ${written[1]} for months or ${written[2]} for years.`;
};

const replacementFor = (
  builder: FormulaBuilder,
  sign: string,
  a: TypedNode,
  b: TypedNode,
): FormulaReplacement | undefined => {
  const [left, right]: readonly Kind[] = [a.type.type, b.type.type];
  const text = literalText(b);
  if (left === "date" && text !== undefined && parseIsoDuration(text))
    return { at: b.span, write: `duration("${text}")` };
  if (left === "date" && text !== undefined && parseIsoDate(text)) return { at: b.span, write: `date("${text}")` };
  if (sign === "+" && left === "string" && right === "number")
    return { at: b.span, write: `string(${textOf(builder, b.span)})` };
  if (sign === "+" && left === "number" && right === "string" && text === undefined)
    return { at: a.span, write: `string(${textOf(builder, a.span)})` };
  return undefined;
};

const reportShape = (builder: FormulaBuilder, sign: string, a: TypedNode, b: TypedNode): void => {
  const [first, second] = sign === "+" || sign === "-" ? [b, a] : [a, b];
  const sentence = `${describeType(first.type)} cannot be ${VERBS[sign] ?? "joined with"} ${describeType(second.type)}.`;
  const isDateStep = a.type.type === "date" && b.type.type === "number" && (sign === "+" || sign === "-");
  const message = sentence.charAt(0).toUpperCase() + sentence.slice(1) + (isDateStep ? countAdvice(b) : "");
  const instead = replacementFor(builder, sign, a, b);
  const at = isDateStep ? b.span : { from: a.span.from, to: b.span.to };
  builder.report("FEEL18", message, instead?.at ?? at, instead?.write);
};

/**
 * The unit of a product or quotient, if it is certain.
 *
 * A percentage is a plain factor; money per hour, month or head times hours, months or heads is money.
 */
const productUnit = (sign: string, a: ValueType, b: ValueType): string | undefined => {
  const [left, right] = [unitOf(a), unitOf(b)];
  if (sign === "**") return undefined;
  if (sign === "/") return right === undefined || right === "percent" ? left : undefined;
  if (left === undefined || right === undefined) return left ?? right;
  if (left === "percent") return right;
  if (right === "percent" || (isMoney(left) && !isMoney(right))) return left;
  return isMoney(right) && !isMoney(left) ? right : undefined;
};

const numbersType = (builder: FormulaBuilder, sign: string, a: TypedNode, b: TypedNode): ValueType => {
  if (sign !== "+" && sign !== "-") return numberIn(productUnit(sign, a.type, b.type));
  if (unitsClash(a.type, b.type)) {
    const message = `${unitOf(a.type)} and ${unitOf(b.type)} cannot be added or subtracted.`;
    builder.report("FEEL19", message, { from: a.span.from, to: b.span.to });
  }
  return numberIn(commonUnit([a.type, b.type]));
};

const resultType = (builder: FormulaBuilder, sign: string, a: TypedNode, b: TypedNode): ValueType => {
  const [left, right] = [a.type.type, b.type.type];
  if (left === "number" && right === "number") return numbersType(builder, sign, a, b);
  if (left === "any" || right === "any") return sign === "/" || sign === "**" ? NUMBER : ANY;
  if (left === "string" && right === "string" && sign === "+")
    return codeOf(a.type) || codeOf(b.type) ? CODED_TEXT : TEXT;
  const shape = `${left} ${sign} ${right}`;
  if (Object.hasOwn(RESULTS, shape)) return RESULTS[shape]!;
  reportShape(builder, sign, a, b);
  return ANY;
};

/** `rent-total` where only `rent_total` exists. */
const reportHyphen = (builder: FormulaBuilder, node: Node, operands: readonly Node[]): boolean => {
  const written = textOf(builder, node);
  const isKnown = (name: string) =>
    Object.hasOwn(builder.scope, name) || builder.locals.some((local) => local.name === name);
  if (!/^[\w-]+$/.test(written) || !operands.every((operand) => operand.type.name === "VariableName")) return false;
  if (operands.every((operand) => isKnown(textOf(builder, operand)))) return false;
  const suggestion = nearestName(written, Object.keys(builder.scope));
  if (suggestion === null || !suggestion.includes("_")) return false;
  builder.report("FEEL10", `"${written}" is read as a subtraction.`, node, suggestion);
  return true;
};

const buildNegative = (builder: FormulaBuilder, node: Node, operand: Node): TypedNode => {
  const x = builder.build(operand);
  const { type } = x.type;
  if (type !== "number" && type !== "duration" && type !== "any")
    builder.report("FEEL18", `A minus sign cannot precede ${describeType(x.type)}.`, nodeSpan(node));
  return { ast: ["neg", x.ast], type: x.type, span: nodeSpan(node) };
};

export const buildArithmetic = (builder: FormulaBuilder, node: Node): TypedNode => {
  const [left, sign, right] = childrenOf(node);
  const span = nodeSpan(node);
  if (left?.type.name === "ArithOp" && sign) return buildNegative(builder, node, sign);
  if (!left || !sign || !right) return { ast: null, type: ANY, span };
  const operator = textOf(builder, sign);
  if (operator === "-" && reportHyphen(builder, node, [left, right])) return { ast: null, type: ANY, span };
  const [a, b] = [builder.build(left), builder.build(right)];
  return { ast: [operator, a.ast, b.ast], type: resultType(builder, operator, a, b), span };
};
