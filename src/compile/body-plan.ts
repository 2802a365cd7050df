import type { Item, TablePlan, Variant } from "../model/document-plan.ts";
import type { Text } from "../model/text.ts";
import { BY_HAND } from "../text/by-hand.ts";
import { compileEach } from "./each.ts";
import type { ClauseInput, ItemInput, TableInput, VariantInput } from "./input.ts";
import { conditionAt, under, words, wordsAt } from "./paper.ts";
import type { Inside } from "./paper.ts";
import { present } from "./present.ts";

const compileItem = (outer: Inside, list: readonly unknown[], input: string | ItemInput, at: number): Item => {
  if (typeof input === "string") return { text: words(outer, input, list, at) };
  const { each, inside } = compileEach(outer, input);
  const when = conditionAt(inside, input);
  return { ...present({ when, each }), text: wordsAt(under(inside, when), input, "text") ?? [] };
};

/** The items of a running sentence. */
export const compileItems = (inside: Inside, list: readonly (string | ItemInput)[] | undefined): readonly Item[] =>
  (list ?? []).map((input, at) => compileItem(inside, list ?? [], input, at));

const compileBody = (inside: Inside, input: VariantInput): Variant => ({
  ...present({ text: wordsAt(inside, input, "text"), after: wordsAt(inside, input, "after") }),
  items: compileItems(inside, input.items),
  join: input.join ?? "and",
});

/** The texts a clause chooses from; each stands under the condition that none before it fits. */
export const compileVariants = (outer: Inside, input: ClauseInput): readonly Variant[] => {
  if (!input.variants) return input.text === undefined && !input.items ? [] : [compileBody(outer, input)];
  let rest = outer;
  return input.variants.map((one) => {
    const when = conditionAt(rest, one);
    const variant = { ...present({ when }), ...compileBody(under(rest, when), one) };
    rest = under(rest, when, false);
    return variant;
  });
};

/** A cell of a table. The mark for a cell that is filled in by hand is no wording: nothing to translate or to check. */
const compileCell = (inside: Inside, source: string, owner: object, key: string | number): Text =>
  source === BY_HAND ? [BY_HAND] : words(inside, source, owner, key);

/** A table of the document. */
export const compileTable = (outer: Inside, input: TableInput | undefined): TablePlan | undefined => {
  if (!input) return undefined;
  const { each, inside } = compileEach(outer, input);
  const columns = (input.columns ?? []).map((column) => ({
    title: wordsAt(outer, column, "title") ?? [],
    cell: column.cell === undefined ? [] : compileCell(inside, column.cell, column, "cell"),
    align: column.align ?? ("start" as const),
  }));
  const rows = input.rows?.map((one) => {
    const when = conditionAt(outer, one);
    const row = under(outer, when);
    const cells = (one.cells ?? []).map((cell, at) => compileCell(row, cell, one.cells ?? [], at));
    return { ...present({ when }), cells };
  });
  const total = input.total?.map((cell, at) => words(outer, cell, input.total ?? [], at));
  return { columns, ...present({ each, rows, total, empty: wordsAt(outer, input, "empty") }) };
};
