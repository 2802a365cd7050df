import type { AnyBlock } from "../../model/document.ts";
import { innerBlocks } from "../../text/inner-blocks.ts";

const innerOf = (block: AnyBlock | undefined): readonly AnyBlock[] => (block ? innerBlocks(block) : []);

/** Finds the earlier version of a block: usually at the same index, else by id. */
const earlierBlockFinder = (before: readonly AnyBlock[]): ((id: string, at: number) => AnyBlock | undefined) => {
  let byId: ReadonlyMap<string, AnyBlock> | null = null;
  return (id, index) => {
    const there = before[index];
    if (there !== undefined && "id" in there && there.id === id) return there;
    byId ??= new Map(before.flatMap((block) => ("id" in block ? [[block.id, block]] : [])));
    return byId.get(id);
  };
};

/** Ids of the innermost blocks that are new or differ, given that equal blocks are the same objects. */
export const changedBlocks = (before: readonly AnyBlock[], after: readonly AnyBlock[]): readonly string[] => {
  if (before === after) return [];
  const find = earlierBlockFinder(before);
  return after.flatMap((block, index) => {
    if (block === before[index] || !("id" in block)) return [];
    const earlier = find(block.id, index);
    if (earlier === block) return [];
    return "blocks" in block ? changedBlocks(innerOf(earlier), innerOf(block)) : [block.id];
  });
};
