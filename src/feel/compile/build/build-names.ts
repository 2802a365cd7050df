import { nearestName } from "../../../text/words/nearest-name.ts";
import { getOwnProperty } from "../../../values/get-own-property.ts";
import type { ValueType } from "../../../values/value-type.ts";
import type { Ast } from "../../evaluate/ast.ts";
import { builtins } from "../../evaluate/functions/all-functions.ts";
import { isFormulaName } from "../syntax/formula-names.ts";
import { nodeSpan, textOf } from "./builder.ts";
import type { FormulaBuilder, TypedNode } from "./builder.ts";
import type { TextSpan } from "../syntax/diagnostic.ts";
import { childrenOf } from "../syntax/parse-formula.ts";
import type { Node } from "../syntax/parse-formula.ts";
import { ANY, NUMBER, describeType, listOf } from "../syntax/formula-types.ts";

const DATE_PARTS = ["year", "month", "day", "weekday"];
const DURATION_PARTS = ["years", "months", "days"];

/** Booleans as written in other languages, including YAML. */
const TRUTHS: { readonly [word: string]: string } = { yes: "true", no: "false", on: "true", off: "false" };

const unknown = (span: TextSpan): TypedNode => ({ ast: null, type: ANY, span });

/** `age` inside `every c in children satisfies age > 5` was meant as `c.age`. */
const pathThroughLocal = (builder: FormulaBuilder, name: string): string | undefined => {
  const owner = builder.locals.findLast(({ type }) => type.type === "record" && Object.hasOwn(type.fields, name));
  return owner && `${owner.name}.${name}`;
};

const reportUnknown = (builder: FormulaBuilder, name: string, at: TextSpan): void => {
  const words = name.split(" ");
  const isKnown = (word: string) => Object.hasOwn(builder.scope, word) || builder.locals.some((l) => l.name === word);
  if (Object.hasOwn(builtins, name)) {
    builder.report("FEEL12", `${name} is a function: write brackets after it.`, at);
  } else if (words[0] === "not" && words.length > 1) {
    const rest = words.slice(1).join(" ");
    builder.report("FEEL05", "Write not( ) with brackets.", at, `not(${rest})`);
  } else if (words.length > 1 && words.some(isKnown)) {
    const joined = nearestName(words.join("_"), Object.keys(builder.scope));
    const message = joined ? `"${name}" is not known.` : `A sign or word such as + or and is missing in "${name}".`;
    const times = words.includes("x") && !isKnown("x") ? name.replaceAll(" x ", " * ") : undefined;
    builder.report(joined ? "FEEL10" : "FEEL03", message, at, joined ?? times);
  } else {
    const known = [...builder.locals.map((local) => local.name), ...Object.keys(builder.scope)].filter(isFormulaName);
    const suggestion =
      pathThroughLocal(builder, name) ??
      getOwnProperty(TRUTHS, name.toLowerCase()) ??
      nearestName(name, known) ??
      undefined;
    builder.report("FEEL10", `"${name}" is not known.`, at, suggestion);
  }
};

/** The name with single spaces between its words. */
export const nameOf = (builder: FormulaBuilder, node: Node): string =>
  childrenOf(node).length === 0
    ? textOf(builder, node)
    : childrenOf(node)
        .map((word) => textOf(builder, word))
        .join(" ");

export const buildName = (builder: FormulaBuilder, node: Node): TypedNode => {
  const name = nameOf(builder, node);
  const span = nodeSpan(node);
  const local = builder.locals.findLast((bound) => bound.name === name);
  if (local) return { ast: ["get", name], type: local.type, span };
  const type = Object.hasOwn(builder.scope, name) ? builder.scope[name] : undefined;
  if (!type) {
    reportUnknown(builder, name, span);
    return unknown(span);
  }
  builder.deps.add(name);
  return { ast: ["get", name], type, span };
};

const SIZE_WORDS = new Set(["length", "size", "count"]);

const reportPart = (
  builder: FormulaBuilder,
  owner: TypedNode,
  part: string,
  at: TextSpan,
  parts: readonly string[],
): void => {
  const written = textOf(builder, owner.span);
  const suggestion = nearestName(part, parts) ?? undefined;
  const has = parts.length === 0 ? `${written} is ${describeType(owner.type)} and has no parts.` : undefined;
  builder.report("FEEL11", has ?? `${written} has no part called "${part}".`, at, suggestion);
};

const ofEntries = (
  builder: FormulaBuilder,
  owner: TypedNode,
  entry: ValueType,
  part: string,
  at: TextSpan,
): ValueType => {
  const hasPart = entry.type === "record" && Object.hasOwn(entry.fields, part);
  if (hasPart || !SIZE_WORDS.has(part)) return listOf(partType(builder, { ...owner, type: entry }, part, at));
  builder.report("FEEL11", "Write count( ) for the size of a list.", at, `count(${textOf(builder, owner.span)})`);
  return NUMBER;
};

const partType = (builder: FormulaBuilder, owner: TypedNode, part: string, at: TextSpan): ValueType => {
  const { type } = owner;
  if (type.type === "any") return ANY;
  if (type.type === "list") return ofEntries(builder, owner, type.of, part, at);
  if (type.type === "record") {
    const found = Object.hasOwn(type.fields, part) ? type.fields[part] : undefined;
    if (!found) reportPart(builder, owner, part, at, Object.keys(type.fields));
    return found ?? ANY;
  }
  const parts = type.type === "date" ? DATE_PARTS : type.type === "duration" ? DURATION_PARTS : [];
  if (!parts.includes(part)) reportPart(builder, owner, part, at, parts);
  return NUMBER;
};

export const buildMemberAccess = (builder: FormulaBuilder, node: Node): TypedNode => {
  const children = childrenOf(node);
  const [target, , key] = children;
  if (!target || !key) return unknown(nodeSpan(node));
  const owner = builder.build(target);
  const part = nameOf(builder, key);
  const ast: Ast = ["at", owner.ast, part];
  return { ast, type: partType(builder, owner, part, nodeSpan(key)), span: nodeSpan(node) };
};
