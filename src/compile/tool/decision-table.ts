import { compileUnaryTest } from "../../feel/compile/compile-unary-test.ts";
import { joinTypes } from "../../feel/compile/types.ts";
import type { Expression } from "../../model/expression.ts";
import type { DecisionTable } from "../../model/tool.ts";
import type { ValueType } from "../../values/value-type.ts";
import { codeOfDiagnostic, suggestionOf } from "../diagnostic-codes.ts";
import { compileSource } from "../form-parts.ts";
import { compileFormula } from "../formulas.ts";
import type { TypedExpression } from "../formulas.ts";
import { present } from "../present.ts";
import { textAt } from "../templates.ts";
import type { Scope, Unit } from "../unit.ts";
import { placeOf } from "../yaml-file.ts";
import type { DecisionRowInput, DecisionTableInput } from "./tool-input.ts";

const ANY: ValueType = { type: "any" };

const quoted = (word: string): string => (word.startsWith('"') ? word : JSON.stringify(word));

/** A plain word is the name of an option; anything else is a test as the formula language writes it. */
const testSource = (cell: unknown, subject: ValueType): string => {
  if (Array.isArray(cell)) return cell.map((one) => testSource(one, subject)).join(", ");
  if (typeof cell !== "string") return String(cell);
  const options = subject.type === "string" ? subject.options : undefined;
  return options?.includes(cell) || (subject.type === "string" && /^[\w-]{2,}$/.test(cell)) ? quoted(cell) : cell;
};

const compileTest = (unit: Unit, cells: unknown[], at: number, subject: ValueType, scope: Scope): Expression | null => {
  const source = testSource(cells[at], subject);
  const result = compileUnaryTest(source, subject, scope.names);
  for (const { code, message, suggestion } of result.diagnostics) {
    unit.report(codeOfDiagnostic(code), placeOf(cells, at), message, suggestionOf(suggestion));
  }
  for (const name of result.deps) {
    unit.read.add(name);
    unit.parts.add(name);
  }
  if (result.diagnostics.length > 0) return null;
  return { ast: result.ast, deps: result.deps.filter((name) => !scope.locals.includes(name)), source };
};

const isFormula = (cell: unknown): cell is { is: string } =>
  typeof cell === "object" && cell !== null && "is" in cell && typeof cell.is === "string";

const compileThen = (unit: Unit, cells: unknown[], at: number, scope: Scope): TypedExpression | null => {
  const cell = cells[at];
  if (isFormula(cell)) return compileFormula(unit, cell.is, { owner: cell, key: "is" }, scope);
  if (typeof cell === "number" || typeof cell === "boolean")
    return compileFormula(unit, cell, { owner: cells, key: at }, scope);
  if (typeof cell === "string") {
    const type: ValueType = { type: "string", options: [cell] };
    return { expression: { ast: cell, deps: [], source: JSON.stringify(cell) }, type };
  }
  if (cell === null) return { expression: { ast: null, deps: [], source: "null" }, type: ANY };
  unit.report("CW013", placeOf(cells, at), "A row gives a word, a number, true or false, or { is: <formula> }.");
  return null;
};

type Row = { readonly row: DecisionTable["rows"][number]; readonly types: readonly ValueType[] };

const compileRow = (
  unit: Unit,
  input: DecisionRowInput,
  inputs: readonly TypedExpression[],
  outputs: readonly string[],
  scope: Scope,
): Row | null => {
  const { if: cells = [], then = [] } = input;
  if (cells.length !== inputs.length)
    unit.report("CW045", placeOf(input, "if"), `The row has ${cells.length} tests for ${inputs.length} inputs.`);
  if (then.length !== outputs.length)
    unit.report("CW045", placeOf(input, "then"), `The row gives ${then.length} values for ${outputs.length} outputs.`);
  const tests = inputs.map(({ type }, at) => (at < cells.length ? compileTest(unit, cells, at, type, scope) : null));
  const given = outputs.map((_, at) => (at < then.length ? compileThen(unit, then, at, scope) : null));
  const [sure, values] = [tests.filter((one) => one !== null), given.filter((one) => one !== null)];
  if (sure.length !== inputs.length || values.length !== outputs.length) return null;
  const why = textAt(unit, input, "why", scope);
  return {
    row: {
      tests: sure,
      gives: values.map(({ expression }) => expression),
      ...present({ why, source: compileSource(input.source) }),
    },
    types: values.map(({ type }) => type),
  };
};

/** What a table gives: a record of its outputs, or with `hit: all` a list of them. */
const resultType = (rows: readonly Row[], outputs: readonly string[], hit: DecisionTable["hit"]): ValueType => {
  const fields = outputs.map((name, at) => {
    const types = rows.map((row) => row.types[at] ?? ANY);
    return [name, types.reduce((a, b) => joinTypes(a, b) ?? ANY)] as const;
  });
  const record: ValueType = { type: "record", fields: Object.fromEntries(fields) };
  return hit === "all" ? { type: "list", of: record } : record;
};

export type CompiledTable = Pick<DecisionTable, "hit" | "inputs" | "outputs" | "rows"> & {
  readonly result: ValueType;
  readonly subjects: readonly ValueType[];
};

/** The tests and results of a decision table, or null when it has a fault. */
export const compileTable = (unit: Unit, input: DecisionTableInput, scope: Scope): CompiledTable | null => {
  const { hit, inputs = [], outputs = [], rows = [] } = input;
  const typed = inputs.map((source, key) => compileFormula(unit, source, { owner: inputs, key }, scope));
  const sure = typed.filter((one) => one !== null);
  if (!hit || sure.length !== inputs.length || inputs.length === 0 || outputs.length === 0) return null;
  const compiled = rows.flatMap((row) => compileRow(unit, row, sure, outputs, scope) ?? []);
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
