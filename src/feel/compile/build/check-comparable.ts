import { nearestName } from "../../../text/words/nearest-name.ts";
import { parseIsoDate } from "../../../values/date.ts";
import { parseIsoDuration } from "../../../values/duration.ts";
import type { ValueType } from "../../../values/value-type.ts";
import { literalText, textOf } from "./builder.ts";
import type { FormulaBuilder, FormulaReplacement, TypedNode } from "./builder.ts";
import { describeType, textValuesOf, canBeEqual, unitOf, unitsClash } from "../syntax/formula-types.ts";
import { capitalized } from "../../../text/languages/shared/capitalized.ts";

/** The literal to write instead of a text compared with a value of another type. */
const asType = (text: string, wanted: ValueType): string | undefined => {
  if (wanted.type === "date" && parseIsoDate(text)) return `date("${text}")`;
  if (wanted.type === "duration" && parseIsoDuration(text)) return `duration("${text}")`;
  if (wanted.type === "number" && /^-?\d+(\.\d+)?$/.test(text)) return text;
  if (wanted.type === "boolean" && /^(yes|true)$/i.test(text)) return "true";
  if (wanted.type === "boolean" && /^(no|false)$/i.test(text)) return "false";
  return undefined;
};

const replacementLiteral = (
  builder: FormulaBuilder,
  literal: TypedNode,
  other: TypedNode,
): FormulaReplacement | undefined => {
  const text = literalText(literal);
  if (text === undefined) return undefined;
  if (other.type.type === "list" && other.span.to <= literal.span.from) {
    const write = `list contains(${textOf(builder, other.span)}, "${text}")`;
    return { at: { from: other.span.from, to: literal.span.to }, write };
  }
  const write = asType(text, other.type);
  return write === undefined ? undefined : { at: literal.span, write };
};

const replacementFor = (builder: FormulaBuilder, a: TypedNode, b: TypedNode): FormulaReplacement | undefined => {
  const found = replacementLiteral(builder, b, a) ?? replacementLiteral(builder, a, b);
  if (found || a.type.type !== "list" || b.type.type !== "number") return found;
  return { at: a.span, write: `count(${textOf(builder, a.span)})` };
};

const reportKinds = (builder: FormulaBuilder, a: TypedNode, b: TypedNode): void => {
  const instead = replacementFor(builder, a, b);
  const message = `${capitalized(describeType(a.type))} is compared with ${describeType(b.type)}.`;
  builder.report("FEEL15", message, instead?.at ?? b.span, instead?.write);
};

const reportOption = (
  builder: FormulaBuilder,
  part: TypedNode,
  wrong: readonly string[],
  options: readonly string[],
): void => {
  const [first = ""] = wrong;
  const ofPlace = options.find((option) => option.toLowerCase().endsWith(`-${first.toLowerCase()}`));
  const meant = ofPlace ?? nearestName(first, options);
  const offered = options.slice(0, 8).map((option) => `"${option}"`);
  const message = `${first === "" ? "An empty text" : `"${first}"`} is not one of the answers: ${offered.join(", ")}${options.length > 8 ? " …" : ""}.`;
  const isLiteral = literalText(part) !== undefined;
  builder.report("FEEL16", message, part.span, isLiteral && meant !== null ? `"${meant}"` : undefined);
};

/** Reports a text that can never equal the other operand because it is not one of its options. */
const checkOptions = (builder: FormulaBuilder, a: TypedNode, b: TypedNode): void => {
  const [left, right] = [textValuesOf(a.type), textValuesOf(b.type)];
  if (!left || !right || left.some((option) => right.includes(option))) return;
  if (literalText(a) === undefined) reportOption(builder, b, right, left);
  else reportOption(builder, a, left, right);
};

const checkUnits = (builder: FormulaBuilder, a: TypedNode, b: TypedNode): void => {
  if (!unitsClash(a.type, b.type)) return;
  builder.report("FEEL19", `${unitOf(a.type)} is compared with ${unitOf(b.type)}.`, b.span);
};

/** Reports operands that can never be equal because of their types, options or units. */
export const checkEqual = (builder: FormulaBuilder, a: TypedNode, b: TypedNode): void => {
  if (!canBeEqual(a.type, b.type)) reportKinds(builder, a, b);
  checkOptions(builder, a, b);
  checkUnits(builder, a, b);
};

const ORDERED = new Set<ValueType["type"]>(["number", "string", "date", "duration", "any"]);

/** Reports operands that have no order. */
export const checkOrder = (builder: FormulaBuilder, a: TypedNode, b: TypedNode): void => {
  const unordered = [a, b].find(({ type }) => !ORDERED.has(type.type));
  if (!canBeEqual(a.type, b.type)) reportKinds(builder, a, b);
  else if (unordered)
    builder.report("FEEL15", `${capitalized(describeType(unordered.type))} cannot be more or less.`, unordered.span);
  checkUnits(builder, a, b);
};
