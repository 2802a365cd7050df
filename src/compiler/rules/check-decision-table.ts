import { link } from "../../feel/evaluate/link/evaluate.ts";
import type { Ast } from "../../feel/evaluate/ast.ts";
import type { FormulaEvaluator } from "../../feel/evaluate/link/link.ts";
import { addDays, isCalendarDate, isoDate, parseIsoDate } from "../../values/date.ts";
import { decimal, isDecimal } from "../../values/decimal.ts";
import type { Decimal } from "../../values/decimal.ts";
import type { ValueType } from "../../values/value-type.ts";
import type { Value } from "../../values/value.ts";
import { operationOf } from "../formula/ast-parts.ts";
import type { Report } from "../problems/problem.ts";
import { rangeOf } from "../position/yaml-file.ts";
import type { CompiledTable } from "./compile-decision-table.ts";
import type { DecisionTableInput } from "../input/tool-input.ts";

/** Rows of sample inputs of one table; a table with more combinations is not tried. */
const MAX_SAMPLES = 20_000;
/**
 * Up to this many options of a question are all tried. Of a longer list, the options that the table names and one more
 * are tried.
 */
const MAX_OPTIONS = 80;

/** Constants in a test, as values. */
const constantsIn = (ast: Ast): readonly Value[] => {
  if (typeof ast === "string") return [ast];
  const operation = operationOf(ast);
  if (!operation) return [];
  const { operator, operands } = operation;
  const [first = null] = operands;
  if (operator === "n" && typeof first === "string") return [decimal(first)];
  if (operator === "date" && typeof first === "string") return [parseIsoDate(first)];
  if (operator === "neg") return constantsIn(first).map((value) => (isDecimal(value) ? value.times(-1) : value));
  return operands.flatMap(constantsIn);
};

const numbersAround = (constants: readonly Value[]): readonly Value[] => {
  const sorted = constants.filter(isDecimal).toSorted((a, b) => a.cmp(b));
  if (sorted.length === 0) return [decimal(0)];
  const between = sorted.flatMap((low, index): readonly Decimal[] => {
    const high = sorted[index + 1];
    return high?.gt(low) ? [low.plus(high).div(2)] : [];
  });
  return [sorted[0]!.minus(1), ...sorted, ...between, sorted.at(-1)!.plus(1)];
};

const daysAround = (constants: readonly Value[]): readonly Value[] =>
  constants.filter(isCalendarDate).flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]);

/** Sample values that cover every outcome of the tests of one column; null if they cannot be determined. */
const samplesOf = (type: ValueType, tests: readonly Ast[]): readonly Value[] | null => {
  const constants = tests.flatMap(constantsIn);
  switch (type.type) {
    case "boolean":
      return [true, false];
    case "number":
      return numbersAround(constants);
    case "date":
      return constants.some(isCalendarDate) ? daysAround(constants) : [{ type: "date", day: 0 }];
    case "string": {
      const named = constants.filter((constant): constant is string => typeof constant === "string");
      const options = type.options ?? [...named, "something else"];
      const other = options.find((option) => !named.includes(option));
      const displaySample =
        options.length <= MAX_OPTIONS ? options : [...named, ...(other === undefined ? [] : [other])];
      return [...new Set(displaySample)];
    }
    default:
      return null;
  }
};

const shown = (value: Value): string => {
  if (isDecimal(value)) return value.toFixed();
  return isCalendarDate(value) ? isoDate(value) : String(value);
};

const combinations = (columns: readonly (readonly Value[])[]): readonly (readonly Value[])[] =>
  columns.reduce<readonly (readonly Value[])[]>(
    (rows, column) => rows.flatMap((row) => column.map((value) => [...row, value])),
    [[]],
  );

/** Whether a row matches these input values; the tests read nothing else. */
const matchesSample = (tests: readonly (readonly FormulaEvaluator[])[], sample: readonly Value[]): readonly number[] =>
  tests.flatMap((row, index) =>
    row.every((test, column) => test(() => sample[column] ?? null) === true) ? [index] : [],
  );

/** Reports overlapping rows of a single-hit table, rows that never match, and inputs without a row. */
export const checkDecisionTable = (
  input: DecisionTableInput,
  { hit, rows, inputs }: CompiledTable,
  subjects: readonly ValueType[],
  report: Report,
): void => {
  if (rows.some((row) => row.tests.some(({ deps }) => deps.length > 0))) return;
  const samples = subjects.map((type, index) =>
    samplesOf(
      type,
      rows.map((row) => row.tests[index]?.ast ?? true),
    ),
  );
  const columns = samples.filter((sample) => sample !== null);
  if (columns.length !== samples.length || columns.reduce((n, one) => n * one.length, 1) > MAX_SAMPLES) return;
  const tests = rows.map((row) => row.tests.map(({ ast }) => link(ast)));
  const say = (sample: readonly Value[]): string =>
    sample.map((value, index) => `${inputs[index]?.source ?? ""} = ${shown(value)}`).join(", ");
  const reached = new Set<number>();
  const clashes = new Set<string>();
  let gap: readonly Value[] | null = null;
  for (const sample of combinations(columns)) {
    const fits = matchesSample(tests, sample);
    for (const at of hit === "first" ? fits.slice(0, 1) : fits) reached.add(at);
    if (fits.length === 0) gap ??= sample;
    const [one, other] = fits;
    if (hit !== "unique" || one === undefined || other === undefined || clashes.has(`${one} ${other}`)) continue;
    clashes.add(`${one} ${other}`);
    const message = `Rows ${one + 1} and ${other + 1} both fit when ${say(sample)}.`;
    report("CW066", rangeOf(input.rows?.[other] ?? input), message, "Make the tests narrower, or write hit: first.");
  }
  for (const [index, row] of (input.rows ?? []).entries()) {
    if (!reached.has(index))
      report("CW027", rangeOf(row), `Row ${index + 1} never fits, or one before it always does.`);
  }
  if (gap && hit !== "all") {
    const message = `No row fits when ${say(gap)}.`;
    report("CW067", rangeOf(input, "rows"), message, "Add a row; a row of `-` fits whatever is left.");
  }
};
