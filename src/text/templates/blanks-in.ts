import type { AnyBlock, Inline, LegalDocument, SignatureLine } from "../../model/document.ts";
import { innerBlocks, printedContents } from "./printed-contents.ts";

/** Paths of the questions whose answers a document leaves blank, each once, in the order of the document. */
export const blanksIn = (document: LegalDocument): readonly string[] => [
  ...new Set(document.blocks.flatMap(blanksOfBlock)),
];

const ofInlines = (content: readonly Inline[]): readonly string[] =>
  content.flatMap((inline) => {
    if (inline.type === "strong") return ofInlines(inline.content);
    return inline.type === "blank" && inline.field !== undefined ? [inline.field] : [];
  });

const ofLine = (line: SignatureLine): readonly string[] => {
  if (line.type === "text") return ofInlines(line.content);
  return line.type === "rule" && line.field !== undefined ? [line.field] : [];
};

function blanksOfBlock(block: AnyBlock): readonly string[] {
  const { texts, lines } = printedContents(block);
  return [...texts.flatMap(ofInlines), ...lines.flatMap(ofLine), ...innerBlocks(block).flatMap(blanksOfBlock)];
}
