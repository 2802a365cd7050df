import type { AnyBlock, LegalDocument } from "../../../model/document.ts";
import { innerBlocks } from "../../../text/inner-blocks.ts";
import { sequenceDiff } from "../../../text/sequence-diff.ts";
import type { WordChange } from "../edits/apply-change.ts";

/** The ids of sibling clauses, one list for each parent. */
const siblingLists = (blocks: readonly AnyBlock[]): readonly (readonly string[])[] => {
  const own = blocks.flatMap((block) => (block.type === "clause" ? [block.id] : []));
  const inner = blocks.flatMap((block) => siblingLists(innerBlocks(block)));
  return own.length === 0 ? inner : [own, ...inner];
};

const moveTo = (clause: string, order: readonly string[]): WordChange => {
  const index = order.indexOf(clause);
  const before = order[index - 1];
  return before === undefined
    ? { op: "move", clause, to: { side: "before", of: order[index + 1] ?? clause } }
    : { op: "move", clause, to: { side: "after", of: before } };
};

/** The sibling clauses whose order differs between the file and the document. */
export const movedClauses = (document: LegalDocument, order: readonly string[]): readonly WordChange[] =>
  siblingLists(document.blocks).flatMap((siblings) => {
    const found = order.filter((id) => siblings.includes(id));
    const kept = siblings.filter((id) => found.includes(id));
    const moved = sequenceDiff(kept, found).filter(({ change }) => change === "delete");
    return moved.map(({ entry }) => moveTo(entry, found));
  });
