import type { Table } from "../model/document.ts";
import { inlineWords } from "./text/inline-words.ts";
import { wideLetters } from "./wide-letters.ts";

/** No column is narrower than this part of the width an even split would give it. */
const LEAST = 0.5;
/** Text longer than this wraps anyway. Unit: Latin letters; an East Asian one counts as two. */
const LONG = 60;

/** Room for words written by hand into a cell that ends in a colon. Unit: characters. */
const BY_HAND = 20;

/** The part of a table's width each column gets, by the longest text it holds; the parts add up to 1. */
export function columnShares(table: Table): readonly number[] {
  const rows = [table.columns.map((column) => column.title), ...table.rows, ...(table.total ? [table.total] : [])];
  const longest = table.columns.map((_, index) =>
    Math.max(...rows.map((row) => Math.min(LONG, roomOf(inlineWords(row[index] ?? []))))),
  );
  const least = Math.max(1, (longest.reduce((sum, length) => sum + length, 0) / longest.length) * LEAST);
  const weights = longest.map((length) => Math.max(length, least));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

const roomOf = (words: string): number => [...words].length + wideLetters(words) + (/[:：]$/.test(words) ? BY_HAND : 0);
