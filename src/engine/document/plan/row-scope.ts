import type { Inline } from "../../../model/document.ts";
import type { FormView } from "../../../model/form-view.ts";
import { fieldViewAt, valueAt } from "../../../model/form-view-lookup.ts";
import { rowKeyOf } from "../../../text/values/row-key.ts";
import type { FillScope } from "../../../text/templates/text-settings.ts";
import { currencyCode } from "../../../values/money.ts";
import type { Value } from "../../../values/value.ts";
import type { Context } from "../../../model/context.ts";
import type { LinkedEach } from "./linked-plan.ts";

/** The scope a part of the plan is evaluated in: the answers, and the rows of the enclosing `each`. */
export type RowScope = FillScope & {
  /** Suffix of block ids: "" outside rows, ".r2" in a row. */
  readonly suffix: string;
  /** Whether a question is visible; hidden questions have no part in the document. */
  readonly isAsked: (path: string) => boolean;
};

/** Resolves a cross reference from the row with this suffix ("" outside rows). */
export type CrossReferenceResolver = (clause: string, capital: boolean, suffix: string) => readonly Inline[];

const holderCount = (value: Value): number => {
  if (Array.isArray(value)) return value.length;
  return value === null ? 0 : 1;
};

/** A question's label, or that of its nearest ancestor. */
const labelAt = (view: FormView, path: string): string | null => {
  for (let at = path; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf(".")))) {
    const field = fieldViewAt(view, at);
    if (field) return field.label;
  }
  return null;
};

/** The scope outside every `each`. */
export const outerScope = (
  view: FormView,
  context: Context,
  holders: ReadonlyMap<string, readonly string[]>,
  resolveReference: CrossReferenceResolver,
): RowScope => ({
  get: (name) => valueAt(view, name),
  currency: currencyCode(context.settings.currency),
  path: (field) => field,
  label: (path) => labelAt(view, path),
  count: (role) => (holders.get(role) ?? []).reduce((sum, id) => sum + holderCount(valueAt(view, id)), 0),
  resolveReference: (clause, capital) => resolveReference(clause, capital, ""),
  suffix: "",
  isAsked: (path) => fieldViewAt(view, path)?.visible ?? true,
});

/** Paths of the answers an author named, resolved in this scope. */
export const pathsAt = (scope: RowScope, fields: readonly string[]): readonly string[] =>
  scope.suffix === "" ? fields : fields.map(scope.path);

const rowScope = (
  outer: RowScope,
  each: LinkedEach,
  row: Value,
  index: number,
  resolveReference: CrossReferenceResolver,
): RowScope => {
  const key = rowKeyOf(row, index);
  const start = `${outer.path(each.field)}.${key}`;
  const suffix = `${outer.suffix}.${key}`;
  return {
    ...outer,
    get: (name) => (name === each.as ? row : outer.get(name)),
    path: (field) => {
      if (field === each.as) return start;
      return field.startsWith(`${each.as}.`) ? start + field.slice(each.as.length) : outer.path(field);
    },
    resolveReference: (clause, capital) => resolveReference(clause, capital, suffix),
    suffix,
  };
};

/** One scope for each row of the list, in order; the scope itself without `each`. */
export const rowScopes = (
  each: LinkedEach | null,
  outer: RowScope,
  resolveReference: CrossReferenceResolver,
): readonly RowScope[] => {
  if (!each) return [outer];
  const rows = each.rows(outer.get);
  if (!Array.isArray(rows)) return [];
  return rows.map((row: Value, index) => rowScope(outer, each, row, index, resolveReference));
};
