import { nearestName } from "../../../text/words/nearest-name.ts";
import { dateFromCivil } from "../../../values/date.ts";
import { builtins } from "../../evaluate/functions/all-functions.ts";
import type { Builtin, ParamType } from "../../evaluate/functions/builtin.ts";
import { literalNumber, nodeSpan, textOf } from "./builder.ts";
import type { FormulaBuilder, TypedNode } from "./builder.ts";
import type { TextSpan } from "../syntax/diagnostic.ts";
import { unsupportedFunctionAdvice } from "../syntax/unsupported-functions.ts";
import { childrenOf } from "../syntax/parse-formula.ts";
import type { Node } from "../syntax/parse-formula.ts";
import { ANY, describeType, entryOf, joinTypes, unitOf, unitsClash } from "../syntax/formula-types.ts";
import { checkArgument, checkSpread } from "./check-arguments.ts";
import { callResult, entriesOf } from "./call-result.ts";
import { checkEqual, checkOrder } from "./check-comparable.ts";
import { buildLawTest, lawTests } from "./build-law-test.ts";
import { buildNot } from "./build-logic.ts";
import { nameOf } from "./build-names.ts";

const argumentsOf = (node: Node): readonly Node[] => {
  const given = childrenOf(node).find((child) => child.type.name === "PositionalParameters");
  return given ? childrenOf(given) : [];
};

const reportUnknown = (builder: FormulaBuilder, name: string, at: TextSpan): void => {
  const advice = unsupportedFunctionAdvice(name);
  if (advice) {
    builder.report("FEEL09", advice, at);
    return;
  }
  const suggestion = nearestName(name, [...Object.keys(builtins), ...lawTests]) ?? undefined;
  builder.report("FEEL12", `There is no function called "${name}".`, at, suggestion);
};

const counted = (count: number): string => (count === 1 ? "1 value" : `${count} values`);

const checkCount = (builder: FormulaBuilder, name: string, builtin: Builtin, given: number, at: TextSpan): void => {
  const needed = builtin.params.filter((param) => !param.optional).length;
  const most = builtin.rest ? Infinity : builtin.params.length;
  if (given >= needed && given <= most) return;
  const names = builtin.params.map((param) => (param.optional ? `${param.name}?` : param.name)).join(", ");
  const wanted = builtin.rest ? "at least 1 value" : counted(given < needed ? needed : most);
  builder.report("FEEL13", `${name}(${names}) needs ${wanted}, but it is given ${given}.`, at);
};

/** Arguments of one call must have compatible units and options. */
const checkAgreement = (builder: FormulaBuilder, takes: ParamType, parts: readonly TypedNode[]): void => {
  const [first, ...others] = entriesOf(parts).filter((part) => part.ast !== null);
  if (!first) return;
  for (const other of others) {
    if (takes === "ordered") checkOrder(builder, first, other);
    else if (joinTypes(first.type, other.type) === null)
      builder.report("FEEL20", `This is ${describeType(other.type)}, the values before are not.`, other.span);
    else if (unitsClash(first.type, other.type))
      builder.report("FEEL19", `${unitOf(first.type)} and ${unitOf(other.type)} are mixed.`, other.span);
  }
};

/** Lists passed to one call must have the same entry type. */
const checkLists = (builder: FormulaBuilder, builtin: Builtin, parts: readonly TypedNode[]): void => {
  const [first, second] = parts;
  const isPair = builtin.params.length === 2 && builtin.params.every(({ takes }) => takes === "list");
  if (isPair && first && second && joinTypes(first.type, second.type) === null)
    builder.report("FEEL20", "The entries of the two lists have different types.", second.span);
};

const checkArguments = (builder: FormulaBuilder, name: string, builtin: Builtin, parts: readonly TypedNode[]): void => {
  if (builtin.rest) {
    const { takes } = builtin.params[0]!;
    checkSpread(builder, name, parts, takes);
    checkAgreement(builder, takes, parts);
    return;
  }
  checkLists(builder, builtin, parts);
  for (const [i, part] of parts.entries()) {
    const takes = builtin.params[i]?.takes;
    if (takes === undefined) return;
    checkArgument(builder, name, part, takes);
    const list = parts[0];
    if (takes === "element" && list && list.type.type === "list")
      checkEqual(builder, { ...list, type: entryOf(list.type) }, part);
  }
};

/** Reports argument values that have the right type but that the function cannot use. */
const checkValues = (builder: FormulaBuilder, name: string, parts: readonly TypedNode[]): void => {
  const [first, second, third] = parts;
  const [year, month, day] = [first, second, third].map((part) => part && literalNumber(part));
  const isWritten = year !== undefined && month !== undefined && day !== undefined;
  if (name === "date" && isWritten && dateFromCivil(year, month, day) === null && first && third)
    builder.report("FEEL21", "There is no such day.", { from: first.span.from, to: third.span.to });
};

const overload = (builtin: Builtin, given: number): Builtin =>
  builtin.or && builtin.or.params.length === given ? builtin.or : builtin;

/** Builds a call of the function `name`, whose name is at `named`. */
export const buildCallOf = (builder: FormulaBuilder, name: string, named: TextSpan, node: Node): TypedNode => {
  const span = nodeSpan(node);
  const isNamed = childrenOf(node).some((child) => child.type.name === "NamedParameters");
  if (isNamed) builder.report("FEEL09", "Write the values in order, without names.", span);
  const builtin = Object.hasOwn(builtins, name) ? builtins[name] : undefined;
  if (!builtin) {
    reportUnknown(builder, name, nodeSpan(named));
    return { ast: null, type: ANY, span };
  }
  const parts = argumentsOf(node).map((argument) => builder.build(argument));
  const called = overload(builtin, parts.length);
  if (!isNamed) {
    checkCount(builder, name, called, parts.length, span);
    checkArguments(builder, name, called, parts);
    checkValues(builder, name, parts);
  }
  return { ast: ["call", name, ...parts.map(({ ast }) => ast)], type: callResult(called, parts), span };
};

/** `name(…)`. */
export const buildCall = (builder: FormulaBuilder, node: Node): TypedNode => {
  const [named] = childrenOf(node);
  const span = nodeSpan(node);
  if (!named || named.type.name === "FunctionInvocation" || named.type.name === "PathExpression") {
    builder.report("FEEL03", "Parentheses are allowed only after the name of a function.", span);
    return { ast: null, type: ANY, span };
  }
  const name = named.type.name === "VariableName" ? nameOf(builder, named) : textOf(builder, named);
  if (lawTests.includes(name)) return buildLawTest(builder, name, argumentsOf(node), node);
  return name === "not" ? buildNot(builder, argumentsOf(node), node) : buildCallOf(builder, name, named, node);
};
