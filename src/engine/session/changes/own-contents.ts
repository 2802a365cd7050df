import type { AnyBlock, LegalDocument } from "../../../model/document.ts";

const withoutClauses = (blocks: readonly AnyBlock[]): readonly AnyBlock[] =>
  blocks.filter(({ type }) => type !== "clause");

const collect = (blocks: readonly AnyBlock[], into: Map<string, string>): void => {
  for (const block of blocks) {
    if (block.type === "pageBreak") continue;
    const isClause = block.type === "clause";
    const own = isClause ? { ...block, blocks: withoutClauses(block.blocks) } : block;
    const shown = block.type === "schedule" ? { ...block, blocks: [] } : own;
    into.set(block.id, JSON.stringify(shown));
    if (isClause)
      collect(
        block.blocks.filter(({ type }) => type === "clause"),
        into,
      );
    else if (block.type === "schedule") collect(block.blocks, into);
  }
};

/** The content of each clause without its subclauses, and of each other block, as JSON by id; equal JSON prints the same. */
export const ownContents = (document: LegalDocument): ReadonlyMap<string, string> => {
  const contents = new Map<string, string>();
  collect(document.blocks, contents);
  return contents;
};

/** The clauses and blocks that two versions print differently, or that only one of them has. */
export const changedBlockIds = (before: LegalDocument, after: LegalDocument): readonly string[] => {
  const [old, next] = [ownContents(before), ownContents(after)];
  return [...new Set([...old.keys(), ...next.keys()])].filter((id) => old.get(id) !== next.get(id));
};
