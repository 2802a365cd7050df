import { evaluate } from "../../../feel/evaluate/link/evaluate.ts";
import type { Ast } from "../../../feel/evaluate/ast.ts";
import type { VariableLookup } from "../../../feel/evaluate/evaluation-state.ts";
import type { Value } from "../../../values/value.ts";

/** Evaluates a formula, or a part of one, in one scope. */
export type EvaluatePart = (ast: Ast) => Value;

/** Values of parts that have been evaluated. */
export type EvaluationCache = Map<Ast, Value>;

/** Evaluates each part of a formula at most once, however often explanations read it. */
export const memoizeEvaluate =
  (get: VariableLookup, cache: EvaluationCache): EvaluatePart =>
  (ast) => {
    if (typeof ast !== "object" || ast === null) return ast;
    const before = cache.get(ast);
    if (before !== undefined) return before;
    const value = evaluate(ast, get);
    cache.set(ast, value);
    return value;
  };
