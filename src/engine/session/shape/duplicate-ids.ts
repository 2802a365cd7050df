import type { AnyBlock, LegalDocument } from "../../../model/document.ts";
import { innerBlocks } from "../../../text/inner-blocks.ts";

const idsIn = (blocks: readonly AnyBlock[]): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.type === "pageBreak") return [];
    return [`${block.type} ${block.id}`, ...idsIn(innerBlocks(block))];
  });

/**
 * Whether two blocks of one type have the same id. Of two types they may: sessions exist whose documents have a clause and a
 * paragraph named "opening".
 */
export const hasDuplicateId = ({ blocks }: LegalDocument): boolean => {
  const ids = idsIn(blocks);
  return new Set(ids).size < ids.length;
};
