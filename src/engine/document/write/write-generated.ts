import type { Inline, Table } from "../../../model/document.ts";
import { generators } from "../generated/generators.ts";
import type { LinkedSchedule } from "../plan/linked-plan.ts";
import type { RowScope } from "../plan/row-scope.ts";
import type { WriteContext } from "./write-context.ts";

const cell = (text: string): readonly Inline[] => (text === "" ? [] : [{ type: "text", text }]);

/** A table computed from figures; null if a figure is missing or the table is unknown. */
export const writeGenerated = (
  id: string,
  { name, figures }: NonNullable<LinkedSchedule["generate"]>,
  scope: RowScope,
  { prose, words: legal }: WriteContext,
): Table | null => {
  const generator = Object.hasOwn(generators, name) ? generators[name] : undefined;
  const values = Object.fromEntries(Object.entries(figures).map(([figure, value]) => [figure, value(scope.get)]));
  const words = { prose, legal, currency: scope.currency };
  const made = generator?.make(values, words);
  if (!made) return null;
  return {
    type: "table",
    id: `${id}.generated`,
    columns: made.columns.map(({ title, align }) => ({ title: cell(title), align })),
    rows: made.rows.map((row) => row.map(cell)),
    total: made.total.map(cell),
  };
};
