import type { LinkedBody, LinkedClause, LinkedItem, LinkedTable } from "./linked-plan.ts";
import { rowScopes } from "./scope.ts";
import type { Cite, Scope } from "./scope.ts";

/** An item that is printed, and where its text is read. */
export type PickedItem = { readonly item: LinkedItem; readonly scope: Scope };

/** The body that is printed, with its items; an only item may become the end of its sentence (`runsIn`). */
export type PickedBody = {
  readonly body: LinkedBody;
  readonly items: readonly PickedItem[];
  readonly runsIn: boolean;
};

/** A clause that is printed; `number` and `cited` are given in the second pass. */
export type PickedClause = {
  readonly clause: LinkedClause;
  readonly id: string;
  readonly level: number;
  readonly scope: Scope;
  readonly picked: PickedBody | null;
  readonly hasTable: boolean;
  readonly children: readonly PickedClause[];
  number: string;
};

/** What decides besides the answers: the level of detail, and how references are resolved. */
export type Selecting = {
  readonly levelOfDetail: number;
  readonly cite: Cite;
  /** The language runs an only item into its sentence. */
  readonly runsInSingleItem: boolean;
};

/** Why a clause is not printed. */
export type Omission = "detail" | "condition" | "no_rows" | "empty";

const pickItems = (items: readonly LinkedItem[], scope: Scope, cite: Cite): readonly PickedItem[] =>
  items.flatMap((item) =>
    rowScopes(item.each, scope, cite)
      .filter((row) => item.when === null || item.when.holds(row.get) === true)
      .map((row) => ({ item, scope: row })),
  );

/** The first body that fits, null where none does or where all items of its list fall away. */
export const pickBody = (bodies: readonly LinkedBody[], scope: Scope, how: Selecting): PickedBody | null => {
  const body = bodies.find(({ when }) => when === null || when.holds(scope.get) === true);
  if (!body) return null;
  const items = pickItems(body.items, scope, how.cite);
  if (body.items.length > 0 && items.length === 0) return null;
  if (!body.text && items.length === 0 && !body.after) return null;
  return { body, items, runsIn: items.length === 1 && how.runsInSingleItem };
};

/** Whether a table has a row, or words for having none. */
export const hasRows = (table: LinkedTable | null, scope: Scope, cite: Cite): boolean => {
  if (!table) return false;
  if (table.empty) return true;
  if (table.each) return rowScopes(table.each, scope, cite).length > 0;
  return table.rows.some(({ when }) => when === null || when.holds(scope.get) === true);
};

/** Why the plan leaves a clause out before its rows and text are looked at; null where it does not. */
export const omitted = (clause: LinkedClause, scope: Scope, levelOfDetail: number): Omission | null => {
  if (!clause.essential && clause.detail > levelOfDetail) return "detail";
  // The condition of a repeated clause may read its row, so it is asked there.
  if (!clause.each && clause.when && clause.when.holds(scope.get) !== true) return "condition";
  return null;
};

const pickOne = (clause: LinkedClause, level: number, scope: Scope, how: Selecting): PickedClause | null => {
  const picked = pickBody(clause.bodies, scope, how);
  const hasTable = hasRows(clause.table, scope, how.cite);
  const children = pickClauses(clause.clauses, level + 1, scope, how);
  if (!picked && !hasTable && children.length === 0) return null;
  return { clause, id: clause.id + scope.suffix, level, scope, picked, hasTable, children, number: "" };
};

/** The clauses that are printed, in order; one for each row where a clause repeats. */
export const pickClauses = (
  clauses: readonly LinkedClause[],
  level: number,
  scope: Scope,
  how: Selecting,
): readonly PickedClause[] => {
  const picked: PickedClause[] = [];
  for (const clause of clauses) {
    if (omitted(clause, scope, how.levelOfDetail)) continue;
    for (const row of rowScopes(clause.each, scope, how.cite)) {
      if (clause.each && clause.when && clause.when.holds(row.get) !== true) continue;
      const one = pickOne(clause, level, row, how);
      if (one) picked.push(one);
    }
  }
  return picked;
};
