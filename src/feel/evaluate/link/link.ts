import type { Value } from "../../../values/value.ts";
import type { Ast } from "../ast.ts";
import { findFunction } from "../functions/function-registry.ts";
import type { LinkFormula, OperatorLink, OperatorTable, LinkContext } from "../linker.ts";
import { arithmeticOperators } from "../operators/arithmetic-operators.ts";
import { comparisonOperators } from "../operators/comparison-operators.ts";
import { listOperators } from "../operators/list-operators.ts";
import { logicOperators } from "../operators/logic-operators.ts";
import { pathOperators } from "../operators/path-operators.ts";
import { STEP_BUDGET } from "../evaluation-state.ts";
import type { VariableLookup, NullReason, EvaluationState } from "../evaluation-state.ts";

/** The compiler's limit is far lower; this protects against formulas from elsewhere. */
const MAX_DEPTH = 1_000;

const call: OperatorLink = (operands, place, link) => {
  const [name, ...given] = operands;
  const called = typeof name === "string" ? findFunction(name) : null;
  if (!called) return () => null;
  const { apply } = called;
  const steps = given.map((operand) => link(operand, place));
  return (run) =>
    apply(
      steps.map((step) => step(run)),
      run,
    );
};

const operators: OperatorTable = {
  ...logicOperators,
  ...comparisonOperators,
  ...arithmeticOperators,
  ...pathOperators,
  ...listOperators,
  call,
};

const linkAt: LinkFormula = (ast, place) => {
  if (ast === undefined || place.depth > MAX_DEPTH) return () => null;
  if (typeof ast !== "object" || ast === null) return () => ast;
  const operator = ast[0];
  if (!Object.hasOwn(operators, operator)) return () => null;
  return operators[operator]!(ast.slice(1), { bound: place.bound, depth: place.depth + 1 }, linkAt);
};

const TOP: LinkContext = { bound: [], depth: 0 };

/** A formula prepared for repeated evaluation. */
export type FormulaEvaluator = (get: VariableLookup) => Value;

/**
 * Links a formula to a function of its variables.
 *
 * Total: never throws and always terminates. What cannot be calculated is null, as is everything once the step budget
 * is spent.
 *
 * Example: link(["+", ["n", "1"], ["get", "rent"]])((name) => decimal(2)) is the decimal 3
 */
export const link = (ast: Ast): FormulaEvaluator => {
  const step = linkAt(ast, TOP);
  return (get) => {
    const run: EvaluationState = { get, locals: [], remainingSteps: STEP_BUDGET, nullReasons: null };
    const value = step(run);
    return run.remainingSteps < 0 ? null : value;
  };
};

/** Like `link`, but also returns why parts of the value could not be calculated. */
export const linkWithNullReasons = (
  ast: Ast,
): ((get: VariableLookup) => { readonly value: Value; readonly notes: readonly NullReason[] }) => {
  const step = linkAt(ast, TOP);
  return (get) => {
    const run: EvaluationState = { get, locals: [], remainingSteps: STEP_BUDGET, nullReasons: null };
    const value = step(run);
    return { value: run.remainingSteps < 0 ? null : value, notes: run.nullReasons ?? [] };
  };
};
