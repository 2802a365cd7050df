import type { Expression } from "../../model/expression.ts";
import { placementsOf } from "../input/placements.ts";
import type { CompilationContext, FormulaScope } from "./compilation-context.ts";
import { formulaAt } from "./compile-formula.ts";

const both = (one: Expression | undefined, other: Expression | undefined): Expression | undefined => {
  if (!one || !other) return one ?? other;
  const deps = [...new Set([...one.deps, ...other.deps])];
  return { ast: ["and", one.ast, other.ast], deps, source: `${one.source} and ${other.source}` };
};

/**
 * The condition in `owner.when`, combined with the conditions of the uses that place a part of a block; undefined if
 * there is none.
 */
export const conditionAt = (
  context: CompilationContext,
  owner: { readonly when?: unknown },
  scope: FormulaScope,
): Expression | undefined =>
  [owner, ...placementsOf(owner)].reduce<Expression | undefined>(
    (all, one) => both(all, formulaAt(context, one, "when", scope, "boolean")),
    undefined,
  );
