import type { Inline, Table } from "../../model/document.ts";
import { columnShares, charactersPerLine } from "../layout/column-shares.ts";
import type { Box, Tag } from "./boxes.ts";
import { boxOf, tightLineHeight, column, bodyStyle, tagIn } from "./text-boxes.ts";
import type { LayoutContext } from "./text-boxes.ts";

/** Minimum height of a row that is filled in by hand. Unit: points. */
const MIN_ROW_HEIGHT = 26;

/** Cell padding. Unit: points. */
const PADDING = 4;

/**
 * A table as one box for each row, with a repeated header row; `keepNext` keeps all of it on the page of the next block.
 * Unit: `indent` in points.
 */
export function tableBoxes(
  context: LayoutContext,
  block: Table,
  indent: number,
  keepNext: boolean,
  tag: Tag,
): readonly Box[] {
  const table = tagIn(tag, "Table");
  const width = context.width - indent;
  const letters = charactersPerLine(width, context.style.body.size);
  const shares = context.isSealed ? columnShares(block, letters, 0) : columnShares(block, letters);
  const widths = shares.map((share) => share * width);
  const row = (cells: readonly (readonly Inline[])[], kind: Kind): Box =>
    rowBox(context, block, cells, { indent, widths, kind, tag: tagIn(table, "TR") });
  const head = row(
    block.columns.map((one) => one.title),
    "head",
  );
  const rows = block.rows.map((cells) => row(cells, "body"));
  const body = block.total ? [...rows, row(block.total, "total")] : rows;
  const boxes = [
    { ...head, keepNext: keepNext || body.length > 0 },
    ...body.map((box) => ({ ...box, head, keepNext })),
  ];
  const after = context.style.body.spacing * 1.5;
  return boxes.map((box, index) => (index === boxes.length - 1 ? { ...box, after } : box));
}

type Kind = "head" | "body" | "total";

type Row = {
  readonly indent: number;
  readonly widths: readonly number[];
  readonly kind: Kind;
  readonly tag: Tag;
};

function rowBox(context: LayoutContext, block: Table, cells: readonly (readonly Inline[])[], row: Row): Box {
  const isHead = row.kind === "head";
  const spanStyle = bodyStyle(context, row.kind !== "body");
  let left = row.indent;
  const columns = block.columns.map(({ align }, index) => {
    const x = left + PADDING;
    left += row.widths[index]!;
    const tag = isHead ? tagIn(row.tag, "TH", "Column") : tagIn(row.tag, "TD");
    return column(context.spans(cells[index] ?? [], spanStyle), {
      x,
      width: row.widths[index]! - 2 * PADDING,
      tag,
      align,
    });
  });
  const lineHeight = tightLineHeight(spanStyle.size);
  const isToFill = block.toFill && row.kind === "body";
  const padding = isToFill ? Math.max(PADDING, (MIN_ROW_HEIGHT - lineHeight) / 2) : PADDING;
  return boxOf(columns, spanStyle.size, {
    lineHeight,
    padding,
    sidePadding: context.isSealed ? padding : PADDING,
    border: "cells",
    shaded: isHead,
    unsplit: true,
  });
}
