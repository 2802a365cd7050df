import type { AnyBlock, Inline, LegalDocument, SignatureLine } from "../../model/document.ts";
import { flattenInlines } from "./inner-inlines.ts";
import { innerBlocks } from "../inner-blocks.ts";
import { printedContents } from "./printed-contents.ts";

/** A line to write on: the path of the question it is for, and that question in words. */
export type OpenBlank = { readonly field: string; readonly label: string };

/** The questions whose answers a document leaves blank, each once, in the order of the document. */
export const openBlanksIn = (document: LegalDocument): readonly OpenBlank[] => {
  const found = new Map<string, OpenBlank>();
  for (const blank of document.blocks.flatMap(blanksOfBlock)) {
    if (!found.has(blank.field)) found.set(blank.field, blank);
  }
  return [...found.values()];
};

/** Paths of the questions whose answers a document leaves blank, each once, in the order of the document. */
export const blanksIn = (document: LegalDocument): readonly string[] =>
  openBlanksIn(document).map(({ field }) => field);

const ofInlines = (content: readonly Inline[]): readonly OpenBlank[] =>
  flattenInlines(content).flatMap((inline) => {
    if (inline.type !== "blank" || inline.field === undefined) return [];
    return [{ field: inline.field, label: inline.label }];
  });

const ofLine = (line: SignatureLine): readonly OpenBlank[] => {
  if (line.type === "text") return ofInlines(line.content);
  return line.type === "rule" && line.field !== undefined ? [{ field: line.field, label: line.label }] : [];
};

function blanksOfBlock(block: AnyBlock): readonly OpenBlank[] {
  const { texts, lines } = printedContents(block);
  return [...texts.flatMap(ofInlines), ...lines.flatMap(ofLine), ...innerBlocks(block).flatMap(blanksOfBlock)];
}
