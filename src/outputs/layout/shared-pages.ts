import type { AnyBlock, Block, Inline } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { inlineWords } from "./inline-words.ts";
import { PAPER } from "./layout.ts";

/** Height of a line as a share of its type, before the spacing of the settings. */
const LINE_HEIGHT = 1.2;

/** Lines of text on one page. */
export const pageLines = ({ paper, margin, body }: PageStyle): number =>
  Math.floor((PAPER[paper][1] - 2 * margin) / (body.size * LINE_HEIGHT * body.lineSpacing));

/** Characters on one line, a low estimate. */
const LINE_LENGTH = 75;

/** Lines that the heading of a schedule takes with its spacing. */
const HEADING_LINES = 4;

const linesOf = (content: readonly Inline[], width = LINE_LENGTH): number =>
  Math.ceil(inlineWords(content).length / width);

/** An estimate of the lines of a block; infinite where a person writes by hand or signs, which needs a page of its own. */
const blockLines = (block: AnyBlock): number => {
  switch (block.type) {
    case "paragraph":
    case "recital":
    case "heading":
    case "part":
    case "title":
      return linesOf(block.content) + 1;
    case "list":
      return block.items.reduce((sum, { content }) => sum + linesOf(content) + 1, 0);
    case "clause":
      return block.blocks.reduce((sum, inner) => sum + blockLines(inner), 2);
    case "table": {
      if (block.toFill === true) return Number.POSITIVE_INFINITY;
      const rows = block.total ? [...block.rows, block.total] : block.rows;
      const width = LINE_LENGTH / block.columns.length;
      return rows.reduce((sum, cells) => sum + 1 + Math.max(1, ...cells.map((cell) => linesOf(cell, width))), 2);
    }
    case "schedule":
      return block.blocks.reduce((sum, inner) => sum + blockLines(inner), HEADING_LINES);
    case "notarial":
    case "pageBreak":
    case "signature":
      return Number.POSITIVE_INFINITY;
  }
};

/**
 * The blocks without the page breaks between schedules that fit on one page of `lines` lines together.
 *
 * Their lines are a high estimate, because a Word file is laid out by the program that opens it. A schedule that is filled in or
 * signed by hand keeps a page of its own.
 */
export const withSharedPages = (blocks: readonly Block[], lines: number): readonly Block[] => {
  let filled = Number.POSITIVE_INFINITY;
  return blocks.filter((block, index) => {
    if (block.type === "schedule") {
      filled += blockLines(block);
      return true;
    }
    const next = blocks[index + 1];
    if (block.type !== "pageBreak" || next?.type !== "schedule") {
      filled = Number.POSITIVE_INFINITY;
      return true;
    }
    const fits = blocks[index - 1]?.type === "schedule" && filled + blockLines(next) <= lines;
    if (!fits) filled = 0;
    return !fits;
  });
};
