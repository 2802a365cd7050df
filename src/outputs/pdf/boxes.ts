import type { Strokes } from "../../model/document.ts";
import type { Line } from "./break-lines.ts";

/** An element of the PDF structure tree; leaves contain marked text, page by page. */
export type Tag = { readonly type: string; readonly children: Tag[]; readonly scope?: "Column" };

/** A column of text lines. Unit: points from the left margin. */
export type Column = {
  readonly x: number;
  readonly width: number;
  /** First-line indent. */
  readonly first: number;
  readonly lines: readonly Line[];
  readonly align: "start" | "center" | "end";
  /** Justified, as East Asian text is. */
  readonly justify: boolean;
  readonly tag: Tag;
  /** A thin frame around the text (a seal). */
  readonly framed: boolean;
};

/** The unit of pagination: columns of lines of one height, side by side. Unit: points. */
export type Box = {
  readonly columns: readonly Column[];
  /** Number of lines of the longest column. */
  readonly count: number;
  readonly lineHeight: number;
  readonly fontSize: number;
  readonly before: number;
  readonly after: number;
  /** Free space above and below the lines, inside the border. */
  readonly padding: number;
  /** Free space left and right of the text, inside the border. */
  readonly sidePadding: number;
  readonly border: "none" | "frame" | "cells";
  readonly shaded: boolean;
  /** Horizontal extent of a line to write on. */
  readonly rule: readonly [from: number, to: number] | null;
  /** Handwriting on that line, in a box from the start of the line. */
  readonly drawing: Strokes | null;
  readonly keepNext: boolean;
  /** Not split unless it is longer than a page. */
  readonly unsplit: boolean;
  readonly startsPage: boolean;
  /** Table header row, repeated at the top of each page. */
  readonly head: Box | null;
};

/** Height of some of a box's lines. */
export const heightOf = (box: Box, lines: number): number => lines * box.lineHeight + 2 * box.padding;
