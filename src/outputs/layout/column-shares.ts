import type { Table } from "../../model/document.ts";
import { inlineWords } from "./inline-words.ts";
import { countFullWidth } from "./count-full-width.ts";

/** Minimum column width, as a fraction of an even split. */
const MIN_SHARE = 0.5;
/** Text longer than this wraps anyway. Unit: Latin letters; an East Asian character is as wide as two. */
const MAX_MEASURED_LENGTH = 60;

/** Room for handwriting in a cell that ends in a colon. Unit: characters. */
const HANDWRITING_ROOM = 20;
/** Room for a signature and a name in a column to fill in by hand. Unit: characters. */
const SIGNATURE_ROOM = 40;

/** Room a cell needs beside its words. Unit: letters. */
const CELL_PADDING = 2;
/** A longer word is cut rather than given the table. Unit: letters. */
const MAX_WORD_LENGTH = 24;
/** Mean width of a letter or digit, with room to spare for bold ones. Unit: parts of the size. */
const LETTER_WIDTH = 0.6;

/** How many letters fit across a table. Unit: `width` and `size` in points. */
export const charactersPerLine = (width: number, size: number): number => width / (size * LETTER_WIDTH);

/**
 * The part of a table's width each column gets, by the longest text it holds; the parts add up to 1. In a table that is
 * `letters` wide no column is too narrow for its longest word or amount, as long as there is room for all of them. A
 * column to fill in by hand is treated as `roomToFill` letters long.
 */
export function columnShares(table: Table, letters = Infinity, roomToFill = SIGNATURE_ROOM): readonly number[] {
  const rows = [table.columns.map((column) => column.title), ...table.rows, ...(table.total ? [table.total] : [])];
  const words = table.columns.map((_, index) => rows.map((row) => inlineWords(row[index] ?? [])));
  const isToFill = table.columns.map(
    (_, index) => table.toFill === true && table.rows.some((row) => inlineWords(row[index] ?? []) === ""),
  );
  const longest = words.map((cells, index) =>
    Math.max(isToFill[index] ? roomToFill : 0, ...cells.map((cell) => Math.min(MAX_MEASURED_LENGTH, roomOf(cell)))),
  );
  const minimum = Math.max(1, (longest.reduce((sum, length) => sum + length, 0) / longest.length) * MIN_SHARE);
  const shares = partsOf(longest.map((length) => Math.max(length, minimum)));
  return widened(
    shares,
    words.map((cells) => (Math.max(...cells.map(longestWord)) + CELL_PADDING) / letters),
  );
}

/** Raises the parts that are below their floors, at the cost of the others' room above theirs. */
function widened(shares: readonly number[], floors: readonly number[]): readonly number[] {
  const sum = floors.reduce((total, floor) => total + floor, 0);
  if (sum >= 1) return partsOf(floors);
  const missing = shares.reduce((total, share, index) => total + Math.max(0, floors[index]! - share), 0);
  const spare = shares.reduce((total, share, index) => total + Math.max(0, share - floors[index]!), 0);
  if (missing === 0) return shares;
  return shares.map((share, index) => {
    const floor = floors[index]!;
    return share <= floor ? floor : floor + (share - floor) * (1 - missing / spare);
  });
}

const partsOf = (weights: readonly number[]): readonly number[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
};

/** East Asian text may be broken after any character. */
const longestWord = (words: string): number =>
  Math.min(
    MAX_WORD_LENGTH,
    Math.max(...words.split(/\s+/).map((word) => (countFullWidth(word) > 0 ? 2 : [...word].length))),
  );

const roomOf = (words: string): number =>
  [...words].length + countFullWidth(words) + (/[:：]$/.test(words) ? HANDWRITING_ROOM : 0);
