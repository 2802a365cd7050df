import type { Block, ClauseBlock } from "../../model/document.ts";

/** A stable key for a block while others are added and removed. */
export const blockKey = (block: Block | ClauseBlock, index: number): string =>
  "id" in block ? block.id : `at ${index}`;
