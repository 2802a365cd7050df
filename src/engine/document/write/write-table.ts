import type { Inline, Table } from "../../../model/document.ts";
import { HANDWRITTEN_MARKER } from "../../../text/templates/handwritten-marker.ts";
import type { LinkedTable } from "../plan/linked-plan.ts";
import { rowScopes } from "../plan/row-scope.ts";
import type { RowScope } from "../plan/row-scope.ts";
import type { WriteContext } from "./write-context.ts";

type Row = readonly (readonly Inline[])[];

const filled = (content: readonly Inline[]): readonly Inline[] => {
  const [only] = content;
  return content.length === 1 && only?.type === "text" && only.text === HANDWRITTEN_MARKER ? [] : content;
};

const rowsOf = (table: LinkedTable, scope: RowScope, { resolveReference }: WriteContext): readonly Row[] => {
  if (table.each) {
    return rowScopes(table.each, scope, resolveReference).map((row) =>
      table.columns.map(({ cell }) => filled(cell.fill(row))),
    );
  }
  return table.rows
    .filter(({ when }) => when === null || when.test(scope.get) === true)
    .map(({ cells }) => cells.map((cell) => filled(cell.fill(scope))));
};

/** A table with its rows; a row with the `empty` text if it has none. */
export const writeTable = (id: string, table: LinkedTable, scope: RowScope, writing: WriteContext): Table => {
  const columns = table.columns.map(({ title, align }) => ({ title: title.fill(scope), align }));
  const rows = rowsOf(table, scope, writing);
  const isEmpty = rows.length === 0 && table.empty !== null;
  const toFill = !isEmpty && rows.some((row) => row.slice(1).some((cell) => cell.length === 0));
  const none: Row = columns.map((_, index) => (index === 0 ? (table.empty?.fill(scope) ?? []) : []));
  return {
    type: "table",
    id: `${id}.table`,
    columns,
    rows: isEmpty ? [none] : rows,
    total: table.total && !isEmpty ? table.total.map((cell) => cell.fill(scope)) : undefined,
    ...(toFill ? { toFill } : {}),
  };
};
