import { compileExpression } from "../feel/compile/compile-expression.ts";
import type { Ast } from "../feel/evaluate/ast.ts";
import type { Expression } from "../model/expression.ts";
import type { ValueType } from "../values/value-type.ts";
import { bareName } from "./ast-parts.ts";
import type { Formula } from "./input.ts";
import { codeOfDiagnostic, suggestionOf } from "./diagnostic-codes.ts";
import { partsIn } from "./logic/part-reads.ts";
import { placeInText } from "./scalar-offsets.ts";
import { nameIn } from "./unit.ts";
import type { Scope, Unit } from "./unit.ts";
import { placeOf } from "./yaml-file.ts";

export type TypedExpression = { readonly expression: Expression; readonly type: ValueType };

type Compiled = ReturnType<typeof compileExpression>;

// The same condition stands in many places of a file; a scope is one object for all formulas that share it.
const compiledIn = new WeakMap<Scope, Map<string, Compiled>>();

const compiled = (source: string, scope: Scope): Compiled => {
  const known = compiledIn.get(scope) ?? new Map<string, Compiled>();
  compiledIn.set(scope, known);
  const result = known.get(source) ?? compileExpression(source, scope.names, { locals: scope.locals });
  known.set(source, result);
  return result;
};

const literal = (value: number | boolean): TypedExpression => ({
  expression: { ast: typeof value === "number" ? ["n", String(value)] : value, deps: [], source: String(value) },
  type: { type: typeof value === "number" ? "number" : "boolean" },
});

const typeNames: { readonly [type: string]: string } = {
  boolean: "yes or no (true or false)",
  number: "a number",
  string: "text",
  date: "a date",
  list: "a list",
  duration: "a duration",
  record: "a group of values",
};

/** What an author calls a type. */
export const typeName = (type: string): string => typeNames[type] ?? type;

/** A formula at a place in a file: `owner[key]` holds its source, `offset` characters before it begins. */
export type FormulaPlace = { readonly owner: object; readonly key?: string | number; readonly offset?: number };

/**
 * The checked formula and its type, or null when it has a fault; faults are reported at their exact place.
 *
 * `wanted` names the only type that makes sense here.
 */
export const compileFormula = (
  unit: Unit,
  source: Formula,
  at: FormulaPlace,
  scope: Scope,
  wanted?: ValueType["type"],
): TypedExpression | null => {
  const typed = typeof source === "string" ? fromText(unit, source, at, scope) : literal(source);
  if (!typed) return null;
  noteParts(unit, typed.expression.ast, wanted);
  notePlace(typed.expression, at);
  const { type } = typed.type;
  if (wanted && type !== wanted && type !== "any") {
    const message = `This gives ${typeName(type)}, and ${typeName(wanted)} is needed here.`;
    const hint = wanted === "boolean" ? 'Compare it with something, as in `years > 3` or `secrecy = "fixed"`.' : null;
    unit.report("CW031", placeOf(at.owner, at.key), message, hint);
    return null;
  }
  return typed;
};

const writtenAt = new WeakMap<Expression, FormulaPlace>();

/** Remembers where a formula is written, for checks that run once everything is compiled. */
export const notePlace = (expression: Expression, at: FormulaPlace): void => {
  writtenAt.set(expression, at);
};

/** Where the author wrote a formula; null for one the compiler made. */
export const placeOfFormula = (expression: Expression): FormulaPlace | null => writtenAt.get(expression) ?? null;

/** What the formula reads; a repetition only goes through the list it names, and its texts read the entries. */
const noteParts = (unit: Unit, ast: Ast, wanted: ValueType["type"] | undefined): void => {
  if (wanted === "list" && bareName(ast) !== null) return;
  for (const part of partsIn(ast, nameIn(unit))) unit.parts.add(part);
};

const fromText = (unit: Unit, source: string, at: FormulaPlace, scope: Scope): TypedExpression | null => {
  const result = compiled(source, scope);
  const offset = at.offset ?? 0;
  for (const { code, message, from, to, suggestion } of result.diagnostics) {
    const place = placeInText(at.owner, at.key, offset + from, offset + to);
    unit.report(codeOfDiagnostic(code), place, message, suggestionOf(suggestion));
  }
  for (const name of result.deps) unit.read.add(name);
  if (result.diagnostics.length > 0) return null;
  return { expression: { ast: result.ast, deps: result.deps, source }, type: result.type };
};

/** The formula in `owner[key]`, where there is one and it has no fault. */
export const formulaAt = (
  unit: Unit,
  owner: { readonly [key: string]: unknown },
  key: string,
  scope: Scope,
  wanted?: ValueType["type"],
): Expression | undefined => {
  const source = owner[key];
  if (typeof source !== "string" && typeof source !== "number" && typeof source !== "boolean") return undefined;
  return compileFormula(unit, source, { owner, key }, scope, wanted)?.expression;
};
