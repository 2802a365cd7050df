import type { AnyBlock, Block, Inline, Table } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { columnShares } from "./column-shares.ts";
import { inlineWords } from "./inline-words.ts";
import { PAPER } from "./layout.ts";

/** Height of a line as a share of its type, before the spacing of the settings. */
const LINE_HEIGHT = 1.2;

/** Height of a line in a table, which ignores the spacing of the settings, as a share of its type. */
const CELL_LINE_HEIGHT = 1.3;

/** Space above and below the words of a cell, with its rule. Unit: points. */
const CELL_SPACE = 12;

/** What fits on a page. Unit: lines of text. */
export type PageMeasure = { readonly lines: number; readonly cellLine: number; readonly cellSpace: number };

/** The lines of text on one page, and the height of a table's lines and of the space around them. */
export const pageMeasure = ({ paper, margin, body }: PageStyle): PageMeasure => {
  const line = body.size * LINE_HEIGHT * body.lineSpacing;
  return {
    lines: Math.floor((PAPER[paper][1] - 2 * margin) / line),
    cellLine: (body.size * CELL_LINE_HEIGHT) / line,
    cellSpace: CELL_SPACE / line,
  };
};

/** Characters on one line, a low estimate. */
const LINE_LENGTH = 75;

/** Lines that the heading of a schedule takes with its spacing. */
const HEADING_LINES = 4;

const linesOf = (content: readonly Inline[], width = LINE_LENGTH): number =>
  Math.ceil(inlineWords(content).length / width);

const tableLines = (block: Table, { cellLine, cellSpace }: PageMeasure): number => {
  if (block.toFill === true) return Number.POSITIVE_INFINITY;
  const widths = columnShares(block, LINE_LENGTH).map((share) => share * LINE_LENGTH);
  const rows = [block.columns.map(({ title }) => title), ...block.rows, ...(block.total ? [block.total] : [])];
  const rowLines = (cells: readonly (readonly Inline[])[]): number =>
    cellSpace + cellLine * Math.max(1, ...cells.map((cell, index) => linesOf(cell, widths[index])));
  return rows.reduce((sum, cells) => sum + rowLines(cells), 0);
};

/** An estimate of the lines of a block; infinite where a person writes by hand or signs, which needs a page of its own. */
const blockLines = (block: AnyBlock, measure: PageMeasure): number => {
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
      return block.blocks.reduce((sum, inner) => sum + blockLines(inner, measure), 2);
    case "table":
      return tableLines(block, measure);
    case "schedule":
      return block.blocks.reduce((sum, inner) => sum + blockLines(inner, measure), HEADING_LINES);
    case "notarial":
    case "pageBreak":
    case "signature":
      return Number.POSITIVE_INFINITY;
  }
};

/**
 * The blocks without the page breaks between schedules that fit on one page together.
 *
 * Their lines are a high estimate, because a Word file is laid out by the program that opens it. A schedule that is filled in or
 * signed by hand keeps a page of its own.
 */
export const withSharedPages = (blocks: readonly Block[], measure: PageMeasure): readonly Block[] => {
  let filled = Number.POSITIVE_INFINITY;
  return blocks.filter((block, index) => {
    if (block.type === "schedule") {
      filled += blockLines(block, measure);
      return true;
    }
    const next = blocks[index + 1];
    if (block.type !== "pageBreak" || next?.type !== "schedule") {
      filled = Number.POSITIVE_INFINITY;
      return true;
    }
    const fits = blocks[index - 1]?.type === "schedule" && filled + blockLines(next, measure) <= measure.lines;
    if (!fits) filled = 0;
    return !fits;
  });
};
