import type { AnyBlock, Block } from "../../model/document.ts";

type Plain = { readonly [key: string]: unknown };

const isPlain = (value: unknown): value is Plain => typeof value === "object" && value !== null;

/** Whether two parts of a tree are deeply equal. */
const isEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!isPlain(a) || !isPlain(b)) return false;
  // Lists are compared by index, not by key, because this runs over every block on every keystroke.
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let index = 0; index < a.length; index++) if (!isEqual(a[index], b[index])) return false;
    return true;
  }
  for (const key in a) if (!isEqual(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
};

const keyOf = (block: AnyBlock): string => ("id" in block ? `${block.type} ${block.id}` : "");

const isSameBlock = (a: AnyBlock, b: AnyBlock): boolean =>
  a.type === b.type && (!("id" in a) || !("id" in b) || a.id === b.id);

/** Finds the previous version of a block: usually at the same index, else by id. */
const previousBlockFinder = <Any extends AnyBlock>(
  before: readonly Any[],
): ((block: Any, at: number) => Any | undefined) => {
  let byKey: Map<string, Any> | null = null;
  return (block, index) => {
    const there = before[index];
    if (there !== undefined && isSameBlock(there, block)) return there;
    byKey ??= new Map(before.map((each) => [keyOf(each), each]));
    return byKey.get(keyOf(block));
  };
};

const shareAll = <Any extends AnyBlock>(
  before: readonly Any[],
  after: readonly Any[],
  shareOne: (before: Any, after: Any) => Any,
): readonly Any[] => {
  const find = previousBlockFinder(before);
  const shared = after.map((block, index) => {
    const earlier = find(block, index);
    return earlier === undefined || earlier === block ? block : shareOne(earlier, block);
  });
  const isSame = shared.length === before.length && shared.every((block, index) => block === before[index]);
  return isSame ? before : shared;
};

/** The previous block if it is equal, else the new one with its inner blocks shared. */
const shareBlock = <Any extends AnyBlock>(before: Any, after: Any): Any => {
  const isOuter = "blocks" in before && "blocks" in after;
  const next = isOuter ? { ...after, blocks: shareAll<AnyBlock>(before.blocks, after.blocks, shareBlock) } : after;
  return isEqual(before, next) ? before : next;
};

/** Structural sharing: every new block that equals its predecessor is replaced by it, at any depth. */
export const shareBlocks = (before: readonly Block[], after: readonly Block[]): readonly Block[] =>
  shareAll(before, after, shareBlock);
