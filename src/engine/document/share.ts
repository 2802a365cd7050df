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

type AnyBlock = Block | ClauseBlock;

const keyOf = (block: AnyBlock): string => (block.type === "pageBreak" ? "" : `${block.type} ${block.id}`);

const isSamePlace = (a: AnyBlock, b: AnyBlock): boolean =>
  a.type === b.type && (a.type === "pageBreak" || b.type === "pageBreak" || a.id === b.id);

/** Finds the block from before: most stand where they stood, the others are looked up. */
const finder = <Any extends AnyBlock>(before: readonly Any[]): ((block: Any, at: number) => Any | undefined) => {
  let byKey: Map<string, Any> | null = null;
  return (block, at) => {
    const there = before[at];
    if (there !== undefined && isSamePlace(there, block)) return there;
    byKey ??= new Map(before.map((each) => [keyOf(each), each]));
    return byKey.get(keyOf(block));
  };
};

const shareAll = <Any extends AnyBlock>(
  before: readonly Any[],
  after: readonly Any[],
  shareOne: (before: Any, after: Any) => Any,
): readonly Any[] => {
  const find = finder(before);
  const shared = after.map((block, at) => {
    const earlier = find(block, at);
    return earlier === undefined ? block : shareOne(earlier, block);
  });
  const isSame = shared.length === before.length && shared.every((block, index) => block === before[index]);
  return isSame ? before : shared;
};

/** The block from before where it says the same; else the new one with the inner blocks that are shared. */
const withBlocks = <Outer extends Clause | Schedule>(before: Outer, after: Outer, blocks: Outer["blocks"]): Outer => {
  const next = { ...after, blocks };
  return same(before, next) ? before : next;
};

type Schedule = Extract<Block, { readonly type: "schedule" }>;

const shareClause = (before: Clause, after: Clause): Clause =>
  withBlocks(before, after, shareAll(before.blocks, after.blocks, shareInClause));

const shareInClause = (before: ClauseBlock, after: ClauseBlock): ClauseBlock => {
  if (before.type === "clause" && after.type === "clause") return shareClause(before, after);
  return same(before, after) ? before : after;
};

const shareBlock = (before: Block, after: Block): Block => {
  if (before.type === "clause" && after.type === "clause") return shareClause(before, after);
  if (before.type !== "schedule" || after.type !== "schedule") return same(before, after) ? before : after;
  return withBlocks(before, after, shareBlocks(before.blocks, after.blocks));
};

/** The new blocks, with every one that says the same as before replaced by the object from before, at any depth. */
export const shareBlocks = (before: readonly Block[], after: readonly Block[]): readonly Block[] =>
  shareAll(before, after, shareBlock);
