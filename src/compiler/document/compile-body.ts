import type { Item, TablePlan, Variant } from "../../model/document-plan.ts";
import type { Text } from "../../model/text.ts";
import { HANDWRITTEN_MARKER } from "../../text/templates/handwritten-marker.ts";
import { compileEach } from "./compile-each.ts";
import type { ClauseInput, ItemInput, TableInput, VariantInput } from "../input/schema-types.ts";
import { compileConditionAt, withGuard, compileProse, compileProseAt } from "./clause-context.ts";
import type { ClauseContext } from "./clause-context.ts";
import { omitUndefined } from "../input/omit-undefined.ts";

const compileItem = (outer: ClauseContext, list: readonly unknown[], input: string | ItemInput, at: number): Item => {
  if (typeof input === "string") return { text: compileProse(outer, input, list, at) };
  const { each, inner } = compileEach(outer, input);
  const when = compileConditionAt(inner, input);
  return { ...omitUndefined({ when, each }), text: compileProseAt(withGuard(inner, when), input, "text") ?? [] };
};

/** Compiles the items of a run-in list. */
export const compileItems = (
  inner: ClauseContext,
  list: readonly (string | ItemInput)[] | undefined,
): readonly Item[] => (list ?? []).map((input, index) => compileItem(inner, list ?? [], input, index));

const compileBody = (inner: ClauseContext, input: VariantInput): Variant => ({
  ...omitUndefined({ text: compileProseAt(inner, input, "text"), after: compileProseAt(inner, input, "after") }),
  items: compileItems(inner, input.items),
  join: input.join ?? "and",
});

/** Compiles the alternative texts of a clause; each is guarded by the negation of those before it. */
export const compileVariants = (outer: ClauseContext, input: ClauseInput): readonly Variant[] => {
  if (!input.variants) return input.text === undefined && !input.items ? [] : [compileBody(outer, input)];
  let rest = outer;
  return input.variants.map((one) => {
    const when = compileConditionAt(rest, one);
    const variant = { ...omitUndefined({ when }), ...compileBody(withGuard(rest, when), one) };
    rest = withGuard(rest, when, false);
    return variant;
  });
};

/** Compiles a table cell. The marker for a cell filled in by hand is not text: skip translation and checks. */
const compileCell = (inner: ClauseContext, source: string, owner: object, key: string | number): Text =>
  source === HANDWRITTEN_MARKER ? [HANDWRITTEN_MARKER] : compileProse(inner, source, owner, key);

/** Compiles a table of the document. */
export const compileTable = (outer: ClauseContext, input: TableInput | undefined): TablePlan | undefined => {
  if (!input) return undefined;
  const { each, inner } = compileEach(outer, input);
  const columns = (input.columns ?? []).map((column) => ({
    title: compileProseAt(outer, column, "title") ?? [],
    cell: column.cell === undefined ? [] : compileCell(inner, column.cell, column, "cell"),
    align: column.align ?? ("start" as const),
  }));
  const rows = input.rows?.map((one) => {
    const when = compileConditionAt(outer, one);
    const row = withGuard(outer, when);
    const cells = (one.cells ?? []).map((cell, index) => compileCell(row, cell, one.cells ?? [], index));
    return { ...omitUndefined({ when }), cells };
  });
  const total = input.total?.map((cell, index) => compileProse(outer, cell, input.total ?? [], index));
  return { columns, ...omitUndefined({ each, rows, total, empty: compileProseAt(outer, input, "empty") }) };
};
