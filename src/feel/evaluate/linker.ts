import type { Value } from "../../values/value.ts";
import type { Ast } from "./ast.ts";
import type { Step } from "./run.ts";

/** Where in a formula we are: the names loops have bound so far, in order, and how deep. */
export type Place = { readonly bound: readonly string[]; readonly depth: number };

/** Turns a formula into a closure. */
export type Link = (ast: Ast | undefined, place: Place) => Step;

/** How one operator is linked. */
export type OperatorLink = (operands: readonly Ast[], place: Place, link: Link) => Step;

export type OperatorTable = { readonly [operator: string]: OperatorLink };

/** A formula with one operand. */
export const unary =
  (apply: (x: Value) => Value): OperatorLink =>
  (operands, place, link) => {
    const x = link(operands[0], place);
    return (run) => apply(x(run));
  };
