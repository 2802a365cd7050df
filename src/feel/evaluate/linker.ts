import type { Value } from "../../values/value.ts";
import type { Ast } from "./ast.ts";
import type { EvaluationStep } from "./evaluation-state.ts";

/** The position in a formula during linking: the names bound by loops, in order, and the depth. */
export type LinkContext = { readonly bound: readonly string[]; readonly depth: number };

/** Links a formula to a closure. */
export type LinkFormula = (ast: Ast | undefined, place: LinkContext) => EvaluationStep;

/** Links one operator. */
export type OperatorLink = (operands: readonly Ast[], place: LinkContext, link: LinkFormula) => EvaluationStep;

export type OperatorTable = { readonly [operator: string]: OperatorLink };

/** Defines an operator with one operand. */
export const unaryOperator =
  (apply: (x: Value) => Value): OperatorLink =>
  (operands, place, link) => {
    const x = link(operands[0], place);
    return (run) => apply(x(run));
  };
