import type { AnyBlock, LegalDocument } from "../../../model/document.ts";
import type { XmlObject } from "./xml-object.ts";

/** A paragraph or table of a Word file, and the block of the document that it prints. */
export type WrittenPart = { readonly element: XmlObject; readonly block: string };

/** The parts in a row that belong to one clause or to one block outside of clauses. */
export type TextSegment = {
  /** Unique in the text; equal for the same clause in two versions. */
  readonly key: string;
  /** The id of the clause or block. */
  readonly blockId: string;
  readonly elements: readonly XmlObject[];
};

const collectBlockIds = (blocks: readonly AnyBlock[], clause: string | null, into: Map<string, string>): void => {
  for (const block of blocks) {
    if (block.type === "pageBreak") continue;
    const isClause = block.type === "clause";
    into.set(block.id, isClause ? block.id : (clause ?? block.id));
    if ("blocks" in block) collectBlockIds(block.blocks, isClause ? block.id : null, into);
  }
};

/** The segments of a text in order. What a clause has after its inner clauses is a segment of its own. */
export const textSegments = (document: LegalDocument, parts: readonly WrittenPart[]): readonly TextSegment[] => {
  const blockIds = new Map<string, string>();
  collectBlockIds(document.blocks, null, blockIds);
  const segments: { key: string; blockId: string; elements: XmlObject[] }[] = [];
  const counts = new Map<string, number>();
  for (const { element, block } of parts) {
    const blockId = blockIds.get(block) ?? block;
    const last = segments.at(-1);
    if (last?.blockId === blockId) last.elements.push(element);
    else {
      const count = (counts.get(blockId) ?? 0) + 1;
      counts.set(blockId, count);
      segments.push({ key: `${blockId} ${count}`, blockId, elements: [element] });
    }
  }
  return segments;
};
