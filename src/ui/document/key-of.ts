import type { Block, ClauseBlock } from "../../model/document.ts";

/** A key that stays with a block while others come and go. */
export const keyOf = (block: Block | ClauseBlock, index: number): string => ("id" in block ? block.id : `at ${index}`);
