import type { VariableLookup } from "../../../feel/evaluate/evaluation-state.ts";
import type { FieldContext } from "../../../fields/field-kind.ts";
import type { Context } from "../../../model/context.ts";
import type { Value } from "../../../values/value.ts";
import type { FormNode } from "./form-node.ts";

/** The names that formulas can read in one place, and whether a name changed since the previous view. */
export type Scope = { readonly get: VariableLookup; readonly changed: (name: string) => boolean };

/** Context of one evaluation of a form; `fresh` means that nothing of the previous view may be reused unchecked. */
export type EvaluationPass = {
  readonly context: FieldContext & Pick<Context, "law">;
  readonly fresh: boolean;
  /** Currency code of amounts that name none. */
  readonly currency: string;
  /** Number of parties with a role. */
  readonly count: (role: string) => number;
};

type Valued = { readonly value: Value };

/** The scope inside a composite or row: sibling questions shadow outer names. */
export const innerScope = (
  node: FormNode,
  outer: Scope,
  now: readonly (Valued | undefined)[],
  before: readonly Valued[] | undefined,
): Scope => ({
  get: (name) => {
    const index = node.indexById.get(name);
    return index === undefined ? outer.get(name) : (now[index]?.value ?? null);
  },
  changed: (name) => {
    const index = node.indexById.get(name);
    if (index === undefined) return outer.changed(name);
    return !before || before[index]?.value !== now[index]?.value;
  },
});

/** Whether any of the names changed. */
export const anyChanged = (names: readonly string[], scope: Scope): boolean => names.some(scope.changed);
