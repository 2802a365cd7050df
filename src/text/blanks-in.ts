import type { Block, ClauseBlock, Inline, LegalDocument, SignatureLine } from "../model/document.ts";

type AnyBlock = Block | ClauseBlock;

/** Paths of the questions whose answers a document leaves blank, each once, in the order of the document. */
export const blanksIn = (document: LegalDocument): readonly string[] => [
  ...new Set(document.blocks.flatMap(blanksOfBlock)),
];

const ofInlines = (content: readonly Inline[]): readonly string[] =>
  content.flatMap((inline) => {
    if (inline.type === "strong") return ofInlines(inline.content);
    return inline.type === "blank" && inline.field !== undefined ? [inline.field] : [];
  });

const ofLines = (lines: readonly SignatureLine[]): readonly string[] =>
  lines.flatMap((line) => {
    if (line.type === "text") return ofInlines(line.content);
    return line.type === "rule" && line.field !== undefined ? [line.field] : [];
  });

const ofRows = (rows: readonly (readonly (readonly Inline[])[])[]): readonly string[] =>
  rows.flatMap((row) => row.flatMap(ofInlines));

function blanksOfBlock(block: AnyBlock): readonly string[] {
  switch (block.type) {
    case "title":
    case "heading":
    case "part":
    case "paragraph":
    case "recital":
      return ofInlines(block.content);
    case "clause":
      return [...ofInlines(block.title ?? []), ...block.blocks.flatMap(blanksOfBlock)];
    case "schedule":
      return [...ofInlines(block.title), ...block.blocks.flatMap(blanksOfBlock)];
    case "list":
      return block.items.flatMap((item) => ofInlines(item.content));
    case "table":
      return ofRows([...block.rows, block.total ?? []]);
    case "signature":
      return [...ofInlines(block.heading ?? []), ...ofLines(block.lines)];
    case "notarial":
      return [...ofRows([block.paragraphs]), ...ofLines(block.lines)];
    case "pageBreak":
      return [];
  }
}
