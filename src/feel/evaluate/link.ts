import type { Value } from "../../values/value.ts";
import type { Ast } from "./ast.ts";
import { functionNamed } from "./functions/registry.ts";
import type { Link, OperatorLink, OperatorTable, Place } from "./linker.ts";
import { arithmetic } from "./operators/arithmetic.ts";
import { comparison } from "./operators/comparison.ts";
import { lists } from "./operators/lists.ts";
import { logic } from "./operators/logic.ts";
import { paths } from "./operators/paths.ts";
import { STEP_BUDGET } from "./run.ts";
import type { Get, Note, Run } from "./run.ts";

/** The compiler stops far earlier; this guards against formulas that did not come from it. */
const DEEPEST = 1_000;

const call: OperatorLink = (operands, place, link) => {
  const [name, ...given] = operands;
  const called = typeof name === "string" ? functionNamed(name) : null;
  if (!called) return () => null;
  const { apply } = called;
  const steps = given.map((operand) => link(operand, place));
  return (run) =>
    apply(
      steps.map((step) => step(run)),
      run,
    );
};

const operators: OperatorTable = { ...logic, ...comparison, ...arithmetic, ...paths, ...lists, call };

const linkAt: Link = (ast, place) => {
  if (ast === undefined || place.depth > DEEPEST) return () => null;
  if (typeof ast !== "object" || ast === null) return () => ast;
  const operator = ast[0];
  if (!Object.hasOwn(operators, operator)) return () => null;
  return operators[operator]!(ast.slice(1), { bound: place.bound, depth: place.depth + 1 }, linkAt);
};

const TOP: Place = { bound: [], depth: 0 };

/** A formula ready to be evaluated again and again. */
export type Linked = (get: Get) => Value;

/**
 * A function that evaluates the formula with the variables `get` answers for.
 *
 * Total: it never throws and never runs on. What cannot be worked out is null; so is everything once the step budget is spent.
 * Example: link(["+", ["n", "1"], ["get", "rent"]])((name) => decimal(2)) is the decimal 3
 */
export const link = (ast: Ast): Linked => {
  const step = linkAt(ast, TOP);
  return (get) => {
    const run: Run = { get, locals: [], left: STEP_BUDGET, notes: null };
    const value = step(run);
    return run.left < 0 ? null : value;
  };
};

/** The value together with the reasons why a part of it could not be worked out. */
export const linkWithNotes = (ast: Ast): ((get: Get) => { readonly value: Value; readonly notes: readonly Note[] }) => {
  const step = linkAt(ast, TOP);
  return (get) => {
    const run: Run = { get, locals: [], left: STEP_BUDGET, notes: null };
    const value = step(run);
    return { value: run.left < 0 ? null : value, notes: run.notes ?? [] };
  };
};
