import type { Get } from "../../feel/evaluate/run.ts";
import type { FieldContext } from "../../fields/field-kind.ts";
import type { Value } from "../../values/value.ts";
import type { FormNode } from "./form-node.ts";

/** What formulas at one place can read, and whether a name changed since the view before. */
export type Scope = { readonly get: Get; readonly changed: (name: string) => boolean };

/** What holds for one opening of a form: `fresh` when nothing of the view before may be trusted unseen. */
export type Turn = {
  readonly context: FieldContext;
  readonly fresh: boolean;
  /** Code of the currency of sums that name none. */
  readonly currency: string;
  /** How many hold a role. */
  readonly count: (role: string) => number;
};

type Valued = { readonly value: Value };

/** Inside a composite or row the questions beside one come first, then whatever lies outside. */
export const innerScope = (
  node: FormNode,
  outer: Scope,
  now: readonly (Valued | undefined)[],
  before: readonly Valued[] | undefined,
): Scope => ({
  get: (name) => {
    const place = node.places.get(name);
    return place === undefined ? outer.get(name) : (now[place]?.value ?? null);
  },
  changed: (name) => {
    const place = node.places.get(name);
    if (place === undefined) return outer.changed(name);
    return !before || before[place]?.value !== now[place]?.value;
  },
});

/** Whether any of the names changed. */
export const anyChanged = (names: readonly string[], scope: Scope): boolean => names.some(scope.changed);
