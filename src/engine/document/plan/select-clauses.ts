import type { LinkedBody, LinkedClause, LinkedItem, LinkedTable } from "./linked-plan.ts";
import { rowScopes } from "./row-scope.ts";
import type { CrossReferenceResolver, RowScope } from "./row-scope.ts";

/** An item to print, with the scope of its text. */
export type PickedItem = { readonly item: LinkedItem; readonly scope: RowScope };

/** The body to print, with its items; a single item may be run into its sentence (`runsIn`). */
export type PickedBody = {
  readonly body: LinkedBody;
  readonly items: readonly PickedItem[];
  readonly runsIn: boolean;
};

/**
 * A clause to print. `numberClauses` sets its number and, if its own text is its first numbered paragraph, the number
 * of that text.
 */
export type PickedClause = {
  readonly clause: LinkedClause;
  readonly id: string;
  readonly level: number;
  readonly scope: RowScope;
  readonly picked: PickedBody | null;
  readonly hasTable: boolean;
  readonly children: readonly PickedClause[];
  number: string;
  opening: string | null;
};

/** Inputs of the selection other than answers. */
export type SelectionContext = {
  readonly levelOfDetail: number;
  readonly resolveReference: CrossReferenceResolver;
  /** The language runs a single item into its sentence. */
  readonly runsInSingleItem: boolean;
};

/** Why a clause is not printed. */
export type Omission = "detail" | "condition" | "no_rows" | "empty";

const pickItems = (
  items: readonly LinkedItem[],
  scope: RowScope,
  resolveReference: CrossReferenceResolver,
): readonly PickedItem[] =>
  items.flatMap((item) =>
    rowScopes(item.each, scope, resolveReference)
      .filter((row) => item.when === null || item.when.test(row.get) === true)
      .map((row) => ({ item, scope: row })),
  );

/** The first body whose condition is true; null if there is none, or if all items of its list are omitted. */
export const pickBody = (
  bodies: readonly LinkedBody[],
  scope: RowScope,
  selection: SelectionContext,
): PickedBody | null => {
  const body = bodies.find(({ when }) => when === null || when.test(scope.get) === true);
  if (!body) return null;
  const items = pickItems(body.items, scope, selection.resolveReference);
  if (body.items.length > 0 && items.length === 0) return null;
  if (!body.text && items.length === 0 && !body.after) return null;
  return { body, items, runsIn: items.length === 1 && selection.runsInSingleItem };
};

/** Whether a table has a row, or a text for being empty. */
export const hasRows = (
  table: LinkedTable | null,
  scope: RowScope,
  resolveReference: CrossReferenceResolver,
): boolean => {
  if (!table) return false;
  if (table.empty) return true;
  if (table.each) return rowScopes(table.each, scope, resolveReference).length > 0;
  return table.rows.some(({ when }) => when === null || when.test(scope.get) === true);
};

/** Why a clause is omitted before its rows and text are evaluated; null if it is not. */
export const omissionOf = (clause: LinkedClause, scope: RowScope, levelOfDetail: number): Omission | null => {
  if (clause.detail > levelOfDetail) return "detail";
  // The condition of a repeated clause may read its row, so it is evaluated there.
  if (!clause.each && clause.when && clause.when.test(scope.get) !== true) return "condition";
  return null;
};

const pickOne = (
  clause: LinkedClause,
  level: number,
  scope: RowScope,
  selection: SelectionContext,
): PickedClause | null => {
  const picked = pickBody(clause.bodies, scope, selection);
  const hasTable = hasRows(clause.table, scope, selection.resolveReference);
  const children = pickClauses(clause.clauses, level + 1, scope, selection);
  if (!picked && !hasTable && children.length === 0) return null;
  return { clause, id: clause.id + scope.suffix, level, scope, picked, hasTable, children, number: "", opening: null };
};

/** The clauses to print, in order; a repeated clause once for each row. */
export const pickClauses = (
  clauses: readonly LinkedClause[],
  level: number,
  scope: RowScope,
  selection: SelectionContext,
): readonly PickedClause[] => {
  const picked: PickedClause[] = [];
  for (const clause of clauses) {
    if (omissionOf(clause, scope, selection.levelOfDetail)) continue;
    for (const row of rowScopes(clause.each, scope, selection.resolveReference)) {
      if (clause.each && clause.when && clause.when.test(row.get) !== true) continue;
      const one = pickOne(clause, level, row, selection);
      if (one) picked.push(one);
    }
  }
  return picked;
};
