import type { Line } from "./break-lines.ts";

/** An element of the structure tree; a leaf holds the text printed for it, page by page. */
export type Tag = { readonly type: string; readonly children: Tag[]; readonly scope?: "Column" };

/** Lines of text below each other. Unit: points from the left margin. */
export type Column = {
  readonly x: number;
  readonly width: number;
  /** What the first line leaves free at its start. */
  readonly first: number;
  readonly lines: readonly Line[];
  readonly align: "start" | "center" | "end";
  /** Broken lines are spread to the full width, as East Asian text is. */
  readonly justify: boolean;
  readonly tag: Tag;
  /** A thin frame round the words (a seal). */
  readonly framed: boolean;
};

/** The smallest thing a page is filled with: columns of lines of one height, side by side. Unit: points. */
export type Box = {
  readonly columns: readonly Column[];
  /** Lines of the longest column. */
  readonly count: number;
  readonly lineHeight: number;
  readonly fontSize: number;
  readonly before: number;
  readonly after: number;
  /** Free space above and below the lines, inside the border. */
  readonly padding: number;
  readonly border: "none" | "frame" | "cells";
  readonly shaded: boolean;
  /** A line to write on, from and to these places. */
  readonly rule: readonly [from: number, to: number] | null;
  readonly keepNext: boolean;
  /** Stays on one page unless it is longer than one. */
  readonly unsplit: boolean;
  readonly startsPage: boolean;
  /** Comes back at the top of each page the box's table runs over. */
  readonly head: Box | null;
};

/** Height of some of a box's lines. */
export const heightOf = (box: Box, lines: number): number => lines * box.lineHeight + 2 * box.padding;
