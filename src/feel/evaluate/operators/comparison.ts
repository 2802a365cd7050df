import type { Value } from "../../../values/value.ts";
import type { Ast } from "../ast.ts";
import { order, same } from "../compare.ts";
import { isList, kindOf } from "../kinds.ts";
import { unary } from "../linker.ts";
import type { Link, OperatorLink, OperatorTable, Place } from "../linker.ts";
import { noted } from "../run.ts";
import type { Run } from "../run.ts";

const negated = (value: boolean | null): boolean | null => (value === null ? null : !value);

const byOrder =
  (holds: (order: number) => boolean) =>
  (a: Value, b: Value): boolean | null => {
    const found = order(a, b);
    return found === null ? null : holds(found);
  };

const comparisons: { readonly [operator: string]: (a: Value, b: Value) => boolean | null } = {
  "=": same,
  "!=": (a, b) => negated(same(a, b)),
  "<": byOrder((found) => found < 0),
  "<=": byOrder((found) => found <= 0),
  ">": byOrder((found) => found > 0),
  ">=": byOrder((found) => found >= 0),
};

type Compare = (a: Value, b: Value) => boolean | null;

const compared = (run: Run, compare: Compare, a: Value, b: Value): boolean | null => {
  if (a === null || b === null) return null;
  return compare(a, b) ?? (kindOf(a) === kindOf(b) ? null : noted(run, "wrong_type"));
};

const binary =
  (compare: Compare): OperatorLink =>
  (operands, place, link) => {
    const left = link(operands[0], place);
    const right = link(operands[1], place);
    return (run) => compared(run, compare, left(run), right(run));
  };

/** Whether a value lies between two ends; null as soon as an end is needed that is not known. */
const within = (x: Value, low: Value, high: Value, open: string, close: string): boolean | null => {
  const aboveLow = comparisons[open === "[" ? ">=" : ">"]!(x, low);
  const belowHigh = comparisons[close === "]" ? "<=" : "<"]!(x, high);
  if (aboveLow === false || belowHigh === false) return false;
  return aboveLow && belowHigh;
};

const between: OperatorLink = (operands, place, link) => {
  const [x, low, high] = [0, 1, 2].map((i) => link(operands[i], place));
  return (run) => within(x!(run), low!(run), high!(run), "[", "]");
};

type Test = (run: Run, x: Value) => boolean | null;

const anySame = (x: Value, list: readonly Value[]): boolean | null => {
  let result: boolean | null = false;
  for (const entry of list) {
    const found = same(x, entry);
    if (found === true) return true;
    if (found === null) result = null;
  }
  return result;
};

const tests: { readonly [test: string]: (operands: readonly Ast[], place: Place, link: Link) => Test } = {
  same: (operands, place, link) => {
    const wanted = link(operands[0], place);
    return (run, x) => {
      const value = wanted(run);
      return isList(value) && !isList(x) ? anySame(x, value) : same(x, value);
    };
  },
  to: (operands, place, link) => {
    const compare = comparisons[String(operands[0])];
    const end = link(operands[1], place);
    return (run, x) => (compare ? compared(run, compare, x, end(run)) : null);
  },
  range: (operands, place, link) => {
    const low = link(operands[1], place);
    const high = link(operands[2], place);
    return (run, x) => within(x, low(run), high(run), String(operands[0]), String(operands[3]));
  },
  holds: (operands, place, link) => {
    const step = link(operands[0], place);
    return (run) => {
      const value = step(run);
      return typeof value === "boolean" ? value : null;
    };
  },
};

const linkTest = (ast: Ast, place: Place, link: Link): Test => {
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

/** Comparisons; null on either side gives null, and so do two kinds that cannot be compared. */
export const comparison: OperatorTable = {
  "=": binary(comparisons["="]!),
  "!=": binary(comparisons["!="]!),
  "<": binary(comparisons["<"]!),
  "<=": binary(comparisons["<="]!),
  ">": binary(comparisons[">"]!),
  ">=": binary(comparisons[">="]!),
  known: unary((x) => x !== null),
  between,
  in: isIn,
};
