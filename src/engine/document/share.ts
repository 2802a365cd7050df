import type { Block, Clause, ClauseBlock } from "../../model/document.ts";

type Plain = { readonly [key: string]: unknown };

const isPlain = (value: unknown): value is Plain => typeof value === "object" && value !== null;

/** Whether two pieces of a tree say the same. */
const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!isPlain(a) || !isPlain(b)) return false;
  // Lists by place, not by key: this runs over every block on every keystroke.
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let at = 0; at < a.length; at++) if (!same(a[at], b[at])) return false;
    return true;
  }
  for (const key in a) if (!same(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
};

const keyOf = (block: Block | ClauseBlock): string => (block.type === "pageBreak" ? "" : `${block.type} ${block.id}`);

const shareAll = <Any extends Block | ClauseBlock>(
  before: readonly Any[],
  after: readonly Any[],
  shareOne: (before: Any, after: Any) => Any,
): readonly Any[] => {
  const byKey = new Map(before.map((block) => [keyOf(block), block]));
  const shared = after.map((block) => {
    const earlier = byKey.get(keyOf(block));
    return earlier === undefined ? block : shareOne(earlier, block);
  });
  const isSame = shared.length === before.length && shared.every((block, index) => block === before[index]);
  return isSame ? before : shared;
};

const shareClause = (before: Clause, after: Clause): Clause => {
  const next: Clause = { ...after, blocks: shareAll(before.blocks, after.blocks, shareInClause) };
  return same(before, next) ? before : next;
};

const shareInClause = (before: ClauseBlock, after: ClauseBlock): ClauseBlock => {
  if (before.type === "clause" && after.type === "clause") return shareClause(before, after);
  return same(before, after) ? before : after;
};

const shareBlock = (before: Block, after: Block): Block => {
  if (before.type === "clause" && after.type === "clause") return shareClause(before, after);
  if (before.type !== "schedule" || after.type !== "schedule") return same(before, after) ? before : after;
  const next = { ...after, blocks: shareBlocks(before.blocks, after.blocks) };
  return same(before, next) ? before : next;
};

/** The new blocks, with every one that says the same as before replaced by the object from before, at any depth. */
export const shareBlocks = (before: readonly Block[], after: readonly Block[]): readonly Block[] =>
  shareAll(before, after, shareBlock);
