import { isUnsure } from "../../fields/is-unsure.ts";
import { isBlank, isRawList, isRawRecord } from "../../fields/raw-shape.ts";
import { sameRaw } from "../../fields/same-raw.ts";
import type { OtherAnswer, Raw, RawAnswers, RawList } from "../../model/answers.ts";
import type { FormNode } from "./form-node.ts";
import { nextRowNumber } from "./rows.ts";

type Shape = Pick<FormNode, "shape"> & { readonly field: { readonly id: string }; readonly inside: readonly Shape[] };

type Versions<T> = {
  /** What both started from. */
  readonly base: T;
  /** What was written last; it wins where both changed the same question. */
  readonly mine: T;
  readonly theirs: T;
};

/** Both sets of answers put together, and the answers of the other that mine replaced. */
export type MergedAnswers = { readonly answers: RawAnswers; readonly others: readonly OtherAnswer[] };

const mergePlain = (path: string, { base, mine, theirs }: Versions<Raw | undefined>, others: OtherAnswer[]) => {
  if (sameRaw(mine, theirs) || sameRaw(theirs, base)) return mine;
  if (sameRaw(mine, base)) return theirs;
  if (!isBlank(theirs)) others.push({ path, value: theirs ?? null });
  return mine;
};

const mergeParts = (
  nodes: readonly Shape[],
  path: string,
  { base, mine, theirs }: Versions<RawAnswers>,
  others: OtherAnswer[],
): RawAnswers => {
  const shapes = new Map(nodes.map((node) => [node.field.id, node]));
  const ids = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = ids.map((id): [string, Raw | undefined] => {
    const versions = { base: ownPart(base, id), mine: ownPart(mine, id), theirs: ownPart(theirs, id) };
    return [id, mergeOne(shapes.get(id), path === "" ? id : `${path}.${id}`, versions, others)];
  });
  return Object.fromEntries(merged.filter((entry): entry is [string, Raw] => entry[1] !== undefined));
};

const ownPart = (answers: RawAnswers, id: string): Raw | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

const mergeOne = (
  node: Shape | undefined,
  path: string,
  { base, mine, theirs }: Versions<Raw | undefined>,
  others: OtherAnswer[],
): Raw | undefined => {
  if (node?.shape === "list" && isRawList(mine) && isRawList(theirs)) {
    return mergeRows(node.inside, path, { base: isRawList(base) ? base : null, mine, theirs }, others);
  }
  const isInParts = node?.shape === "group" && isRawRecord(mine) && isRawRecord(theirs);
  if (isInParts && !isUnsure(mine) && !isUnsure(theirs)) {
    return mergeParts(node.inside, path, { base: isRawRecord(base) ? base : {}, mine, theirs }, others);
  }
  return mergePlain(path, { base, mine, theirs }, others);
};

type Lists = { readonly base: RawList | null; readonly mine: RawList; readonly theirs: RawList };

/** A row that one side removed stays when the other side changed it. */
const isKeptRow = (row: string, { base, mine, theirs }: Lists): boolean => {
  const [isMine, isTheirs] = [mine.order.includes(row), theirs.order.includes(row)];
  if (isMine && isTheirs) return true;
  if (!base?.order.includes(row)) return true;
  return !sameRaw((isMine ? mine : theirs).rows[row] ?? {}, base.rows[row] ?? {});
};

const mergeRows = (inside: readonly Shape[], path: string, lists: Lists, others: OtherAnswer[]): RawList => {
  const { base, mine, theirs } = lists;
  const leading = base && sameRaw(mine.order, base.order) ? theirs.order : mine.order;
  const order = [...new Set([...leading, ...mine.order, ...theirs.order])].filter((row) => isKeptRow(row, lists));
  const rows: { [row: string]: RawAnswers } = {};
  const added: RawAnswers[] = [];
  for (const row of order) {
    const versions = { base: base?.rows[row] ?? {}, mine: mine.rows[row], theirs: theirs.rows[row] };
    if (!versions.mine || !versions.theirs) {
      rows[row] = versions.mine ?? versions.theirs ?? {};
      continue;
    }
    const replaced: OtherAnswer[] = [];
    const { mine: ours, theirs: given } = versions;
    const merged = mergeParts(inside, `${path}.${row}`, { base: versions.base, mine: ours, theirs: given }, replaced);
    // Both sides added a row of that name: they are two rows.
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
 * Puts together what two tabs answered, question by question: a change of one side stays, and where both changed the
 * same question differently `mine` wins and their answer comes back in `others`.
 *
 * Example: base { a: "1" }, mine { a: "2" }, theirs { a: "3", b: "4" } gives { a: "2", b: "4" } and [{ path: "a", value: "3" }]
 */
export const mergeAnswers = (nodes: readonly Shape[], versions: Versions<RawAnswers>): MergedAnswers => {
  const others: OtherAnswer[] = [];
  return { answers: mergeParts(nodes, "", versions, others), others };
};
