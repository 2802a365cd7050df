import type { Inline, Table } from "../../model/document.ts";
import type { LinkedTable } from "./linked-plan.ts";
import { rowScopes } from "./scope.ts";
import type { Scope } from "./scope.ts";
import type { Writing } from "./writing.ts";

type Row = readonly (readonly Inline[])[];

const rowsOf = (table: LinkedTable, scope: Scope, { cite }: Writing): readonly Row[] => {
  if (table.each) {
    return rowScopes(table.each, scope, cite).map((row) => table.columns.map(({ cell }) => cell.fill(row)));
  }
  return table.rows
    .filter(({ when }) => when === null || when.holds(scope.get) === true)
    .map(({ cells }) => cells.map((cell) => cell.fill(scope)));
};

/** A table with its rows; one row of words where it would have none. */
export const writeTable = (id: string, table: LinkedTable, scope: Scope, writing: Writing): Table => {
  const columns = table.columns.map(({ title, align }) => ({ title: title.fill(scope), align }));
  const rows = rowsOf(table, scope, writing);
  const isEmpty = rows.length === 0 && table.empty !== null;
  const none: Row = columns.map((_, index) => (index === 0 ? (table.empty?.fill(scope) ?? []) : []));
  return {
    type: "table",
    id: `${id}.table`,
    columns,
    rows: isEmpty ? [none] : rows,
    total: table.total && !isEmpty ? table.total.map((cell) => cell.fill(scope)) : undefined,
  };
};
