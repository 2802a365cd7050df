import { compileUnaryTest } from "../../feel/compile/compile-unary-test.ts";
import { joinTypes } from "../../feel/compile/syntax/formula-types.ts";
import type { Expression } from "../../model/expression.ts";
import type { DecisionTable } from "../../model/tool.ts";
import type { ValueType } from "../../values/value-type.ts";
import { codeOfDiagnostic, suggestionOf } from "../problems/diagnostic-codes.ts";
import { compileCitation } from "../questions/compile-form-parts.ts";
import { compileFormula } from "../formula/compile-formula.ts";
import type { TypedExpression } from "../formula/compile-formula.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { textAt } from "../formula/compile-text.ts";
import type { FormulaScope, CompilationContext } from "../formula/compilation-context.ts";
import { rangeOf } from "../position/yaml-file.ts";
import type { DecisionRowInput, DecisionTableInput } from "../input/tool-input.ts";

const ANY: ValueType = { type: "any" };

const quoted = (word: string): string => (word.startsWith('"') ? word : JSON.stringify(word));

/** A plain word is an option; anything else is a unary test. */
const testSource = (cell: unknown, subject: ValueType): string => {
  if (Array.isArray(cell)) return cell.map((one) => testSource(one, subject)).join(", ");
  if (typeof cell !== "string") return String(cell);
  const options = subject.type === "string" ? subject.options : undefined;
  return options?.includes(cell) || (subject.type === "string" && /^[\w-]{2,}$/.test(cell)) ? quoted(cell) : cell;
};

const compileTest = (
  context: CompilationContext,
  cells: unknown[],
  index: number,
  subject: ValueType,
  scope: FormulaScope,
): Expression | null => {
  const source = testSource(cells[index], subject);
  const result = compileUnaryTest(source, subject, scope.names);
  for (const { code, message, suggestion } of result.diagnostics) {
    context.report(codeOfDiagnostic(code), rangeOf(cells, index), message, suggestionOf(suggestion));
  }
  for (const name of result.deps) {
    context.readNames.add(name);
    context.readAnswerPaths.add(name);
  }
  if (result.diagnostics.length > 0) return null;
  return { ast: result.ast, deps: result.deps.filter((name) => !scope.locals.includes(name)), source };
};

const isFormula = (cell: unknown): cell is { is: string } =>
  typeof cell === "object" && cell !== null && "is" in cell && typeof cell.is === "string";

const compileResult = (
  context: CompilationContext,
  cells: unknown[],
  index: number,
  scope: FormulaScope,
): TypedExpression | null => {
  const cell = cells[index];
  if (isFormula(cell)) return compileFormula(context, cell.is, { owner: cell, key: "is" }, scope);
  if (typeof cell === "number" || typeof cell === "boolean")
    return compileFormula(context, cell, { owner: cells, key: index }, scope);
  if (typeof cell === "string") {
    const type: ValueType = { type: "string", options: [cell] };
    return { expression: { ast: cell, deps: [], source: JSON.stringify(cell) }, type };
  }
  if (cell === null) return { expression: { ast: null, deps: [], source: "null" }, type: ANY };
  context.report("CW013", rangeOf(cells, index), "A row gives a word, a number, true or false, or { is: <formula> }.");
  return null;
};

type Row = { readonly row: DecisionTable["rows"][number]; readonly types: readonly ValueType[] };

const compileRow = (
  context: CompilationContext,
  input: DecisionRowInput,
  inputs: readonly TypedExpression[],
  outputs: readonly string[],
  scope: FormulaScope,
): Row | null => {
  const { if: cells = [], then = [] } = input;
  if (cells.length !== inputs.length)
    context.report("CW045", rangeOf(input, "if"), `The row has ${cells.length} tests for ${inputs.length} inputs.`);
  if (then.length !== outputs.length)
    context.report(
      "CW045",
      rangeOf(input, "then"),
      `The row gives ${then.length} values for ${outputs.length} outputs.`,
    );
  const tests = inputs.map(({ type }, index) =>
    index < cells.length ? compileTest(context, cells, index, type, scope) : null,
  );
  const given = outputs.map((_, index) => (index < then.length ? compileResult(context, then, index, scope) : null));
  const [sure, values] = [tests.filter((test) => test !== null), given.filter((one) => one !== null)];
  if (sure.length !== inputs.length || values.length !== outputs.length) return null;
  const why = textAt(context, input, "why", scope);
  return {
    row: {
      tests: sure,
      results: values.map(({ expression }) => expression),
      ...omitUndefined({ why, source: compileCitation(input.source) }),
    },
    types: values.map(({ type }) => type),
  };
};

/** The type of a table's result: a record of its outputs, or with `hit: all` a list of records. */
const resultType = (rows: readonly Row[], outputs: readonly string[], hit: DecisionTable["hit"]): ValueType => {
  const fields = outputs.map((name, index) => {
    const types = rows.map((row) => row.types[index] ?? ANY);
    return [name, types.reduce((a, b) => joinTypes(a, b) ?? ANY)] as const;
  });
  const record: ValueType = { type: "record", fields: Object.fromEntries(fields) };
  return hit === "all" ? { type: "list", of: record } : record;
};

export type CompiledTable = Pick<DecisionTable, "hit" | "inputs" | "outputs" | "rows"> & {
  readonly result: ValueType;
  readonly subjects: readonly ValueType[];
};

/** Compiles a decision table; null if it is invalid. */
export const compileDecisionTable = (
  context: CompilationContext,
  input: DecisionTableInput,
  scope: FormulaScope,
): CompiledTable | null => {
  const { hit, inputs = [], outputs = [], rows = [] } = input;
  const typed = inputs.map((source, key) => compileFormula(context, source, { owner: inputs, key }, scope));
  const sure = typed.filter((one) => one !== null);
  if (!hit || sure.length !== inputs.length || inputs.length === 0 || outputs.length === 0) return null;
  const compiled = rows.flatMap((row) => compileRow(context, row, sure, outputs, scope) ?? []);
  if (compiled.length === 0 || compiled.length !== rows.length) return null;
  return {
    hit,
    inputs: sure.map(({ expression }) => expression),
    outputs,
    rows: compiled.map(({ row }) => row),
    result: resultType(compiled, outputs, hit),
    subjects: sure.map(({ type }) => type),
  };
};
