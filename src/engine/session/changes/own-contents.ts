import type { AnyBlock, LegalDocument } from "../../../model/document.ts";
import { innerBlocks, withInnerBlocks } from "../../../text/inner-blocks.ts";

const collect = (blocks: readonly AnyBlock[], into: Map<string, string>): void => {
  for (const block of blocks) {
    if (block.type === "pageBreak") continue;
    const inner = innerBlocks(block);
    // The paragraphs of a clause belong to it; of any other block, all that is inside counts by itself.
    const separate = block.type === "clause" ? inner.filter(({ type }) => type === "clause") : inner;
    const own = inner.filter((each) => !separate.includes(each));
    into.set(block.id, JSON.stringify(withInnerBlocks(block, own)));
    collect(separate, into);
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
