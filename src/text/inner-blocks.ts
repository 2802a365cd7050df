import type { AnyBlock } from "../model/document.ts";

/** The blocks directly inside a block, as of a clause or a schedule; none if its type contains no blocks. */
export const innerBlocks = (block: AnyBlock): readonly AnyBlock[] => ("blocks" in block ? block.blocks : []);

/** The block with other blocks inside; the same block if its type contains no blocks. */
export const withInnerBlocks = <B extends AnyBlock>(block: B, blocks: readonly AnyBlock[]): B =>
  "blocks" in block ? { ...block, blocks } : block;
