import { link } from "../../feel/evaluate/evaluate.ts";
import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Linked } from "../../feel/evaluate/link.ts";
import { addDays, isCalendarDate, isoDate, parseIsoDate } from "../../values/date.ts";
import { decimal, isDecimal } from "../../values/decimal.ts";
import type { Decimal } from "../../values/decimal.ts";
import type { ValueType } from "../../values/value-type.ts";
import type { Value } from "../../values/value.ts";
import { operationOf } from "../ast-parts.ts";
import type { Report } from "../problem.ts";
import { placeOf } from "../yaml-file.ts";
import type { CompiledTable } from "./decision-table.ts";
import type { DecisionTableInput } from "./tool-input.ts";

const MOST_SAMPLES = 20_000;
const MOST_OPTIONS = 80;

/** Constants a test names, as values. */
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
  const between = sorted.flatMap((low, at): readonly Decimal[] => {
    const high = sorted[at + 1];
    return high?.gt(low) ? [low.plus(high).div(2)] : [];
  });
  return [sorted[0]!.minus(1), ...sorted, ...between, sorted.at(-1)!.plus(1)];
};

const daysAround = (constants: readonly Value[]): readonly Value[] =>
  constants.filter(isCalendarDate).flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]);

/** Values that between them take every way through the tests of one column; null where that cannot be told. */
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
      const named = constants.filter((one): one is string => typeof one === "string");
      const options = type.options ?? [...named, "something else"];
      const other = options.find((option) => !named.includes(option));
      const shown = options.length <= MOST_OPTIONS ? options : [...named, ...(other === undefined ? [] : [other])];
      return [...new Set(shown)];
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

/** Whether a row fits when its inputs have these values; the tests read nothing else. */
const fitting = (tests: readonly (readonly Linked[])[], sample: readonly Value[]): readonly number[] =>
  tests.flatMap((row, at) => (row.every((test, column) => test(() => sample[column] ?? null) === true) ? [at] : []));

/** Reports rows that overlap where only one may fit, rows that never fit, and inputs that no row is for. */
export const checkTable = (
  input: DecisionTableInput,
  { hit, rows, inputs }: CompiledTable,
  subjects: readonly ValueType[],
  report: Report,
): void => {
  if (rows.some((row) => row.tests.some(({ deps }) => deps.length > 0))) return;
  const samples = subjects.map((type, at) =>
    samplesOf(
      type,
      rows.map((row) => row.tests[at]?.ast ?? true),
    ),
  );
  const columns = samples.filter((one) => one !== null);
  if (columns.length !== samples.length || columns.reduce((n, one) => n * one.length, 1) > MOST_SAMPLES) return;
  const tests = rows.map((row) => row.tests.map(({ ast }) => link(ast)));
  const say = (sample: readonly Value[]): string =>
    sample.map((value, at) => `${inputs[at]?.source ?? ""} = ${shown(value)}`).join(", ");
  const reached = new Set<number>();
  const clashes = new Set<string>();
  let gap: readonly Value[] | null = null;
  for (const sample of combinations(columns)) {
    const fits = fitting(tests, sample);
    for (const at of hit === "first" ? fits.slice(0, 1) : fits) reached.add(at);
    if (fits.length === 0) gap ??= sample;
    const [one, other] = fits;
    if (hit !== "unique" || one === undefined || other === undefined || clashes.has(`${one} ${other}`)) continue;
    clashes.add(`${one} ${other}`);
    const message = `Rows ${one + 1} and ${other + 1} both fit when ${say(sample)}.`;
    report("CW066", placeOf(input.rows?.[other] ?? input), message, "Make the tests narrower, or write hit: first.");
  }
  for (const [at, row] of (input.rows ?? []).entries()) {
    if (!reached.has(at)) report("CW027", placeOf(row), `Row ${at + 1} never fits, or one before it always does.`);
  }
  if (gap && hit !== "all") {
    const message = `No row fits when ${say(gap)}.`;
    report("CW067", placeOf(input, "rows"), message, "Add a row; a row of `-` fits whatever is left.");
  }
};
