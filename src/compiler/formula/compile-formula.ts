import { compileExpression } from "../../feel/compile/compile-expression.ts";
import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Expression } from "../../model/expression.ts";
import type { ValueType } from "../../values/value-type.ts";
import { nameIfBare } from "./ast-parts.ts";
import type { Formula } from "../input/schema-types.ts";
import { reportDiagnostic } from "./report-diagnostic.ts";
import { answerPathsRead } from "./answer-paths.ts";
import { rangeInText } from "../position/scalar-offsets.ts";
import { bindToDocument, scopeAt } from "./block-scope.ts";
import { classifyNamesOf } from "./compilation-context.ts";
import type { FormulaScope, CompilationContext } from "./compilation-context.ts";
import { rangeOf } from "../position/yaml-file.ts";

export type TypedExpression = { readonly expression: Expression; readonly type: ValueType };

type Compiled = ReturnType<typeof compileExpression>;

// The same condition recurs throughout a file, and formulas in one scope share the scope object.
const compiledByScope = new WeakMap<FormulaScope, Map<string, Compiled>>();

const compiled = (source: string, scope: FormulaScope): Compiled => {
  const known = compiledByScope.get(scope) ?? new Map<string, Compiled>();
  compiledByScope.set(scope, known);
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

/** The name authors use for a type. */
export const typeName = (type: string): string => typeNames[type] ?? type;

/** Where a formula is written: `owner[key]` contains it at `offset`. */
export type FormulaLocation = { readonly owner: object; readonly key?: string | number; readonly offset?: number };

/**
 * Compiles and checks a formula; null if it is invalid. Problems are reported at their exact location.
 *
 * `expectedType` is the only type accepted here.
 */
export const compileFormula = (
  context: CompilationContext,
  source: Formula,
  at: FormulaLocation,
  scope: FormulaScope,
  expectedType?: ValueType["type"],
): TypedExpression | null => {
  const typed = typeof source === "string" ? fromText(context, source, at, scope) : literal(source);
  if (!typed) return null;
  recordAnswerPaths(context, typed.expression.ast, expectedType);
  recordFormulaLocation(typed.expression, at);
  const { type } = typed.type;
  if (expectedType && type !== expectedType && type !== "any") {
    const message = `This gives ${typeName(type)}, and ${typeName(expectedType)} is needed here.`;
    const hint =
      expectedType === "boolean" ? 'Compare it with something, as in `years > 3` or `secrecy = "fixed"`.' : null;
    context.report("CW031", rangeOf(at.owner, at.key), message, hint);
    return null;
  }
  return typed;
};

const formulaLocations = new WeakMap<Expression, FormulaLocation>();

/** Records where a formula is written, for checks that run after compilation. */
export const recordFormulaLocation = (expression: Expression, at: FormulaLocation): void => {
  formulaLocations.set(expression, at);
};

/** Where the author wrote a formula; null for generated ones. */
export const formulaLocation = (expression: Expression): FormulaLocation | null =>
  formulaLocations.get(expression) ?? null;

/** Records which answers the formula reads. A repetition only iterates over its list; its texts read the entries. */
const recordAnswerPaths = (
  context: CompilationContext,
  ast: Ast,
  expectedType: ValueType["type"] | undefined,
): void => {
  if (expectedType === "list" && nameIfBare(ast) !== null) return;
  for (const part of answerPathsRead(ast, classifyNamesOf(context))) context.readAnswerPaths.add(part);
};

const fromText = (
  context: CompilationContext,
  source: string,
  at: FormulaLocation,
  scope: FormulaScope,
): TypedExpression | null => {
  const localScope = scopeAt(context, scope, at.owner, at.key);
  const result = compiled(source, localScope);
  const offset = at.offset ?? 0;
  for (const diagnostic of result.diagnostics) {
    const range = rangeInText(at.owner, at.key, offset + diagnostic.from, offset + diagnostic.to);
    reportDiagnostic(context, diagnostic, source, range);
  }
  const expression = bindToDocument({ ast: result.ast, deps: result.deps, source }, localScope);
  for (const name of expression.deps) context.readNames.add(name);
  return result.diagnostics.length > 0 ? null : { expression, type: result.type };
};

/** Compiles the formula in `owner[key]`; null if it is missing or invalid. */
export const formulaAt = (
  context: CompilationContext,
  owner: { readonly [key: string]: unknown },
  key: string,
  scope: FormulaScope,
  expectedType?: ValueType["type"],
): Expression | undefined => {
  const source = owner[key];
  if (typeof source !== "string" && typeof source !== "number" && typeof source !== "boolean") return undefined;
  return compileFormula(context, source, { owner, key }, scope, expectedType)?.expression;
};
