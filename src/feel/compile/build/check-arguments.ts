import type { ParamType } from "../../evaluate/functions/builtin.ts";
import { literalText, textOf } from "./builder.ts";
import type { FormulaBuilder, TypedNode } from "./builder.ts";
import type { ValueType } from "../../../values/value-type.ts";
import { DATE, TEXT, describeType, entryOf, unitOf } from "../syntax/formula-types.ts";

type ArgumentCheck = {
  /** The expected type in an author's words. */
  readonly say: string;
  readonly accepts: (type: ValueType) => boolean;
};

const isA =
  (...kinds: readonly ValueType["type"][]) =>
  (type: ValueType): boolean =>
    type.type === "any" || kinds.includes(type.type);

const listOfA =
  (entry: ValueType) =>
  (type: ValueType): boolean =>
    type.type === "any" || (type.type === "list" && isA(entry.type)(entryOf(type)));

const isOrdered = isA("number", "string", "date", "duration");

const CHECKS: { readonly [T in ParamType]: ArgumentCheck } = {
  number: { say: "a number", accepts: isA("number") },
  amount: { say: "a number", accepts: isA("number") },
  string: { say: "text", accepts: isA("string") },
  boolean: { say: "a yes/no value", accepts: isA("boolean") },
  ordered: { say: "numbers, texts, dates or durations", accepts: isOrdered },
  date: { say: "a date", accepts: isA("date") },
  record: { say: "a record", accepts: isA("record") },
  list: { say: "a list", accepts: isA("list") },
  "ordered list": {
    say: "a list of numbers, texts, dates or durations",
    accepts: (type) => type.type === "any" || (type.type === "list" && isOrdered(type.of)),
  },
  strings: { say: "a list of texts", accepts: listOfA(TEXT) },
  dates: { say: "a list of dates", accepts: listOfA(DATE) },
  scalar: { say: "a single value", accepts: isA("number", "string", "boolean", "date", "duration") },
  element: { say: "an entry of the list", accepts: () => true },
  any: { say: "a value", accepts: () => true },
  value: { say: "a value", accepts: () => true },
};

/** `sum(children)` was meant as `sum(children.amount)`. */
const pathToPart = (
  builder: FormulaBuilder,
  part: TypedNode,
  accepts: ArgumentCheck["accepts"],
): string | undefined => {
  const entry = entryOf(part.type);
  if (part.type.type !== "list" || entry.type !== "record") return undefined;
  const fitting = Object.keys(entry.fields).filter((name) => accepts(entry.fields[name]!));
  const key = fitting.find((name) => unitOf(entry.fields[name]!) !== undefined) ?? fitting[0];
  return key && `${textOf(builder, part.span)}.${key}`;
};

const instead = (part: TypedNode, takes: ParamType): string | undefined => {
  const text = literalText(part);
  return takes === "date" && text !== undefined ? `date("${text}")` : undefined;
};

/** Reports an argument of the wrong type. */
export const checkArgument = (builder: FormulaBuilder, name: string, part: TypedNode, takes: ParamType): void => {
  const check = CHECKS[takes];
  if (check.accepts(part.type)) return;
  const message = `${name} needs ${check.say}, but this is ${describeType(part.type)}.`;
  builder.report("FEEL14", message, part.span, instead(part, takes));
};

/** Reports list entries of the wrong type, whether listed as arguments or in one list. */
export const checkSpread = (
  builder: FormulaBuilder,
  name: string,
  parts: readonly TypedNode[],
  takes: ParamType,
): void => {
  const [only, ...others] = parts;
  if (!only || others.length > 0 || only.type.type !== "list") {
    for (const part of parts) checkArgument(builder, name, part, takes);
    return;
  }
  const check = CHECKS[takes];
  if (check.accepts(entryOf(only.type))) return;
  const suggestion = pathToPart(builder, only, check.accepts);
  const message = `${name} needs entries that are ${check.say}, but these are ${describeType(entryOf(only.type))}.`;
  builder.report("FEEL14", message, only.span, suggestion);
};
