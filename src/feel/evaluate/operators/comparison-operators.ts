import type { Value } from "../../../values/value.ts";
import type { Ast } from "../ast.ts";
import { compareValues, feelEquals } from "../compare.ts";
import { isList, kindOf } from "../value-kinds.ts";
import { unaryOperator } from "../linker.ts";
import type { LinkFormula, OperatorLink, OperatorTable, LinkContext } from "../linker.ts";
import { nullBecause } from "../evaluation-state.ts";
import type { EvaluationState } from "../evaluation-state.ts";

const negated = (value: boolean | null): boolean | null => (value === null ? null : !value);

const byOrder =
  (holds: (order: number) => boolean) =>
  (a: Value, b: Value): boolean | null => {
    const found = compareValues(a, b);
    return found === null ? null : holds(found);
  };

const comparisons: { readonly [operator: string]: (a: Value, b: Value) => boolean | null } = {
  "=": feelEquals,
  "!=": (a, b) => negated(feelEquals(a, b)),
  "<": byOrder((found) => found < 0),
  "<=": byOrder((found) => found <= 0),
  ">": byOrder((found) => found > 0),
  ">=": byOrder((found) => found >= 0),
};

type Compare = (a: Value, b: Value) => boolean | null;

const comparisonOperator = (run: EvaluationState, compare: Compare, a: Value, b: Value): boolean | null => {
  if (a === null || b === null) return null;
  return compare(a, b) ?? (kindOf(a) === kindOf(b) ? null : nullBecause(run, "wrong_type"));
};

const binary =
  (compare: Compare): OperatorLink =>
  (operands, place, link) => {
    const left = link(operands[0], place);
    const right = link(operands[1], place);
    return (run) => comparisonOperator(run, compare, left(run), right(run));
  };

/** Whether a value is between two bounds; null if a bound that decides is unknown. */
const isInRange = (x: Value, low: Value, high: Value, open: string, close: string): boolean | null => {
  const aboveLow = comparisons[open === "[" ? ">=" : ">"]!(x, low);
  const belowHigh = comparisons[close === "]" ? "<=" : "<"]!(x, high);
  if (aboveLow === false || belowHigh === false) return false;
  return aboveLow && belowHigh;
};

const between: OperatorLink = (operands, place, link) => {
  const [x, low, high] = [0, 1, 2].map((i) => link(operands[i], place));
  return (run) => isInRange(x!(run), low!(run), high!(run), "[", "]");
};

type Test = (run: EvaluationState, x: Value) => boolean | null;

const anySame = (x: Value, list: readonly Value[]): boolean | null => {
  let result: boolean | null = false;
  for (const entry of list) {
    const found = feelEquals(x, entry);
    if (found === true) return true;
    if (found === null) result = null;
  }
  return result;
};

const tests: { readonly [test: string]: (operands: readonly Ast[], place: LinkContext, link: LinkFormula) => Test } = {
  same: (operands, place, link) => {
    const wanted = link(operands[0], place);
    return (run, x) => {
      const value = wanted(run);
      return isList(value) && !isList(x) ? anySame(x, value) : feelEquals(x, value);
    };
  },
  to: (operands, place, link) => {
    const compare = comparisons[String(operands[0])];
    const end = link(operands[1], place);
    return (run, x) => (compare ? comparisonOperator(run, compare, x, end(run)) : null);
  },
  range: (operands, place, link) => {
    const low = link(operands[1], place);
    const high = link(operands[2], place);
    return (run, x) => isInRange(x, low(run), high(run), String(operands[0]), String(operands[3]));
  },
  holds: (operands, place, link) => {
    const step = link(operands[0], place);
    return (run) => {
      const value = step(run);
      return typeof value === "boolean" ? value : null;
    };
  },
};

const linkTest = (ast: Ast, place: LinkContext, link: LinkFormula): Test => {
  if (typeof ast !== "object" || ast === null) return () => null;
  const [test, ...operands] = ast;
  return Object.hasOwn(tests, test) ? tests[test]!(operands, place, link) : () => null;
};

const isIn: OperatorLink = (operands, place, link) => {
  const [subject, ...wanted] = operands;
  const step = link(subject, place);
  const steps = wanted.map((test) => linkTest(test, place, link));
  return (run) => {
    const x = step(run);
    let result: Value = false;
    for (const test of steps) {
      const fits = test(run, x);
      if (fits === true) return true;
      if (fits === null) result = null;
    }
    return result;
  };
};

/** Comparisons; null if either side is null or the kinds cannot be compared. */
export const comparisonOperators: OperatorTable = {
  "=": binary(comparisons["="]!),
  "!=": binary(comparisons["!="]!),
  "<": binary(comparisons["<"]!),
  "<=": binary(comparisons["<="]!),
  ">": binary(comparisons[">"]!),
  ">=": binary(comparisons[">="]!),
  known: unaryOperator((x) => x !== null),
  between,
  in: isIn,
};
