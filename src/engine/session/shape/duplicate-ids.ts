import type { AnyBlock, LegalDocument } from "../../../model/document.ts";

const idsIn = (blocks: readonly AnyBlock[]): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.type === "pageBreak") return [];
    const own = `${block.type} ${block.id}`;
    return block.type === "clause" || block.type === "schedule" ? [own, ...idsIn(block.blocks)] : [own];
  });

/**
 * Whether two blocks of one type have the same id. Of two types they may: sessions exist whose documents have a clause and a
 * paragraph named "opening".
 */
export const hasDuplicateId = ({ blocks }: LegalDocument): boolean => {
  const ids = idsIn(blocks);
  return new Set(ids).size < ids.length;
};
