import type { Block, ClauseBlock, Inline, LegalDocument, SignatureLine } from "../../src/model/document.ts";
import { inlineText } from "../../src/text/templates/inline-text.ts";

const joined = (...pieces: readonly string[]): string => pieces.filter((piece) => piece !== "").join(" ");

const cells = (row: readonly (readonly Inline[])[]): string => row.map((line) => inlineText(line)).join(" | ");

const lineOf = (line: SignatureLine): string => {
  if (line.type !== "text") return line.type === "rule" ? `${line.label}: ____` : line.label;
  return joined(line.label ? `${line.label}:` : "", inlineText(line.content));
};

const linesOfBlock = (block: Block | ClauseBlock): readonly string[] => {
  switch (block.type) {
    case "title":
    case "heading":
    case "paragraph":
      return [inlineText(block.content)];
    case "part":
      return [joined(block.label, inlineText(block.content))];
    case "recital":
      return [joined(block.number, inlineText(block.content))];
    case "clause": {
      const [first = "", ...rest] = block.blocks.flatMap(linesOfBlock);
      if (block.title)
        return [joined(block.number, inlineText(block.title)), first, ...rest].filter((line) => line !== "");
      return [joined(block.number, first), ...rest];
    }
    case "list":
      return block.items.map(({ number, content }) => joined(number, inlineText(content)));
    case "table":
      return [
        cells(block.columns.map(({ title }) => title)),
        ...block.rows.map(cells),
        ...(block.total ? [cells(block.total)] : []),
      ];
    case "schedule":
      return [joined(`${block.label}:`, inlineText(block.title)), ...block.blocks.flatMap(linesOfBlock)];
    case "signature":
      return [
        ...(block.heading ? [inlineText(block.heading)] : []),
        ...block.lines.map(lineOf),
        ...(block.seal ? [block.seal] : []),
      ];
    case "notarial":
      return [
        ...(block.notice ? [inlineText(block.notice)] : []),
        ...block.paragraphs.map((line) => inlineText(line)),
        ...block.lines.map(lineOf),
      ];
    case "pageBreak":
      return [];
  }
};

/** The words of a document, one line for each paragraph, heading, item, row and signature line, with their numbers. */
export const documentLines = (document: LegalDocument): readonly string[] => document.blocks.flatMap(linesOfBlock);

/** The words of one block. */
export const linesIn = (block: Block | ClauseBlock | undefined): readonly string[] =>
  block ? linesOfBlock(block) : [];
