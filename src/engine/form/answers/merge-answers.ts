import { isUnsure } from "../../../fields/is-unsure.ts";
import { isBlank, isRawList, isRawRecord } from "../../../fields/raw-shape.ts";
import { isSameRaw } from "../../../fields/is-same-raw.ts";
import type { ConflictingAnswer, RawAnswer, RawAnswers, RawList } from "../../../model/answers.ts";
import type { FormNode } from "../nodes/form-node.ts";
import { nextRowNumber } from "../nodes/rows.ts";

type NodeShape = Pick<FormNode, "shape"> & {
  readonly field: { readonly id: string };
  readonly children: readonly NodeShape[];
};

type Versions<T> = {
  /** The common ancestor. */
  readonly base: T;
  /** The last writer, which wins if both changed the same question. */
  readonly mine: T;
  readonly theirs: T;
};

/** The merged answers, and the answers of `theirs` that `mine` replaced. */
export type MergedAnswers = { readonly answers: RawAnswers; readonly others: readonly ConflictingAnswer[] };

const mergePlain = (
  path: string,
  { base, mine, theirs }: Versions<RawAnswer | undefined>,
  others: ConflictingAnswer[],
) => {
  if (isSameRaw(mine, theirs) || isSameRaw(theirs, base)) return mine;
  if (isSameRaw(mine, base)) return theirs;
  if (!isBlank(theirs)) others.push({ path, value: theirs ?? null });
  return mine;
};

const mergeParts = (
  nodes: readonly NodeShape[],
  path: string,
  { base, mine, theirs }: Versions<RawAnswers>,
  others: ConflictingAnswer[],
): RawAnswers => {
  const shapes = new Map(nodes.map((node) => [node.field.id, node]));
  const ids = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = ids.map((id): [string, RawAnswer | undefined] => {
    const versions = { base: ownPart(base, id), mine: ownPart(mine, id), theirs: ownPart(theirs, id) };
    return [id, mergeOne(shapes.get(id), path === "" ? id : `${path}.${id}`, versions, others)];
  });
  return Object.fromEntries(merged.filter((entry): entry is [string, RawAnswer] => entry[1] !== undefined));
};

const ownPart = (answers: RawAnswers, id: string): RawAnswer | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

const mergeOne = (
  node: NodeShape | undefined,
  path: string,
  { base, mine, theirs }: Versions<RawAnswer | undefined>,
  others: ConflictingAnswer[],
): RawAnswer | undefined => {
  if (node?.shape === "list" && isRawList(mine) && isRawList(theirs)) {
    return mergeRows(node.children, path, { base: isRawList(base) ? base : null, mine, theirs }, others);
  }
  const isInParts = node?.shape === "group" && isRawRecord(mine) && isRawRecord(theirs);
  if (isInParts && !isUnsure(mine) && !isUnsure(theirs)) {
    return mergeParts(node.children, path, { base: isRawRecord(base) ? base : {}, mine, theirs }, others);
  }
  return mergePlain(path, { base, mine, theirs }, others);
};

type ListVersions = { readonly base: RawList | null; readonly mine: RawList; readonly theirs: RawList };

/** A row that one side removed is kept if the other side changed it. */
const isKeptRow = (row: string, { base, mine, theirs }: ListVersions): boolean => {
  const [isMine, isTheirs] = [mine.order.includes(row), theirs.order.includes(row)];
  if (isMine && isTheirs) return true;
  if (!base?.order.includes(row)) return true;
  return !isSameRaw((isMine ? mine : theirs).rows[row] ?? {}, base.rows[row] ?? {});
};

const mergeRows = (
  children: readonly NodeShape[],
  path: string,
  lists: ListVersions,
  others: ConflictingAnswer[],
): RawList => {
  const { base, mine, theirs } = lists;
  const leading = base && isSameRaw(mine.order, base.order) ? theirs.order : mine.order;
  const order = [...new Set([...leading, ...mine.order, ...theirs.order])].filter((row) => isKeptRow(row, lists));
  const rows: { [row: string]: RawAnswers } = {};
  const added: RawAnswers[] = [];
  for (const row of order) {
    const versions = { base: base?.rows[row] ?? {}, mine: mine.rows[row], theirs: theirs.rows[row] };
    if (!versions.mine || !versions.theirs) {
      rows[row] = versions.mine ?? versions.theirs ?? {};
      continue;
    }
    const replaced: ConflictingAnswer[] = [];
    const { mine: ours, theirs: given } = versions;
    const merged = mergeParts(children, `${path}.${row}`, { base: versions.base, mine: ours, theirs: given }, replaced);
    // Both sides added a row with the same id: keep them as two rows.
    const isTwo = replaced.length > 0 && base !== null && !base.order.includes(row);
    rows[row] = isTwo ? ours : merged;
    if (isTwo) added.push(given);
    else others.push(...replaced);
  }
  for (const answers of added) {
    const row = `r${nextRowNumber({ order, rows })}`;
    order.push(row);
    rows[row] = answers;
  }
  return { order, rows };
};

/**
 * Three-way merge of the answers of two tabs, question by question: a change on one side is kept; if both changed the same
 * question differently, `mine` wins and their answer is returned in `others`.
 *
 * Example: base { a: "1" }, mine { a: "2" }, theirs { a: "3", b: "4" } gives { a: "2", b: "4" } and [{ path: "a", value: "3" }]
 */
export const mergeAnswers = (nodes: readonly NodeShape[], versions: Versions<RawAnswers>): MergedAnswers => {
  const others: ConflictingAnswer[] = [];
  return { answers: mergeParts(nodes, "", versions, others), others };
};
