import { HeightRule, Paragraph, Table, TableCell, TableRow, WidthType } from "docx";
import type { FileChild } from "docx";
import type { Inline, Table as TableNode } from "../../model/document.ts";
import { columnShares, charactersPerLine } from "../layout/column-shares.ts";
import { PAPER } from "../layout/layout.ts";
import { paragraph } from "./paragraphs.ts";
import type { DocxContext } from "./paragraphs.ts";
import { STYLE } from "./style-ids.ts";
import { twips } from "./units.ts";

type Row = { readonly cells: readonly (readonly Inline[])[]; readonly style: string; readonly head: boolean };

/**
 * A table whose header row repeats on every page; `keepNext` keeps all of it on the page of the next block.
 * Unit: `indent` in points.
 */
export function tableBlock(
  context: DocxContext,
  block: TableNode,
  indent: number,
  keepNext: boolean,
): readonly FileChild[] {
  const { style } = context;
  const width = PAPER[style.paper][0] - 2 * style.margin - indent;
  const widths = columnShares(block, charactersPerLine(width, style.body.size)).map((share) => twips(width * share));
  const rows: readonly Row[] = [
    { cells: block.columns.map((column) => column.title), style: STYLE.head, head: true },
    ...block.rows.map((cells) => ({ cells, style: STYLE.cell, head: false })),
    ...(block.total ? [{ cells: block.total, style: STYLE.head, head: false }] : []),
  ];
  const table = new Table({
    width: { size: twips(width), type: WidthType.DXA },
    indent: { size: twips(indent), type: WidthType.DXA },
    columnWidths: widths,
    borders: BORDERS,
    rows: rows.map((row) => tableRow(context, block, { ...row, keepNext }, widths)),
  });
  // Word merges adjacent tables and has no spacing after a table.
  return [
    table,
    new Paragraph({
      style: "Normal",
      ...(keepNext && { keepNext }),
      spacing: { after: 0, line: twips(style.body.spacing || 1), lineRule: "exact" },
    }),
  ];
}

function tableRow(
  context: DocxContext,
  block: TableNode,
  row: Row & { readonly keepNext: boolean },
  widths: readonly number[],
): TableRow {
  const cells = block.columns.map(
    (column, index) =>
      new TableCell({
        width: { size: widths[index]!, type: WidthType.DXA },
        margins: CELL_MARGINS,
        ...(row.head && { shading: { type: "clear", color: "auto", fill: "F2F2F2" } }),
        children: [
          paragraph(context, row.style, row.cells[index] ?? [], { align: column.align, keepNext: row.keepNext }),
        ],
      }),
  );
  const height =
    block.toFill && !row.head ? { height: { value: twips(MIN_ROW_HEIGHT), rule: HeightRule.ATLEAST } } : {};
  return new TableRow({ children: cells, cantSplit: true, tableHeader: row.head, ...height });
}

/** Minimum height of a row that is filled in by hand. Unit: points. */
const MIN_ROW_HEIGHT = 26;

const LINE = { style: "single", size: 4, color: "808080" } as const;
const BORDERS = {
  top: LINE,
  bottom: LINE,
  left: LINE,
  right: LINE,
  insideHorizontal: LINE,
  insideVertical: LINE,
};

const CELL_MARGINS = { top: 40, bottom: 40, left: 100, right: 100 };
