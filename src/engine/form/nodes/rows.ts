import type { RawAnswers, RawList } from "../../../model/answers.ts";

/**
 * Number of the next free row id of a list. The id is "r" plus the number, so that no path segment is numeric.
 *
 * Example: 3 for a list with the rows r1 and r2
 */
export const nextRowNumber = (list: RawList): number => {
  const taken = [...list.order, ...Object.keys(list.rows)].map((row) => Number(row.slice(1)) || 0);
  return Math.max(0, ...taken) + 1;
};

/** The list with a row inserted at an index (by default at the end). */
export const withRow = (list: RawList, row: string, answers: RawAnswers, index = list.order.length): RawList => ({
  order: [...list.order.slice(0, index), row, ...list.order.slice(index)],
  rows: { ...list.rows, [row]: answers },
});

/** The list without a row. */
export const withoutRow = (list: RawList, row: string): RawList => {
  const { [row]: _gone, ...rows } = list.rows;
  return { order: list.order.filter((other) => other !== row), rows };
};

/** The list with a row moved up (negative) or down by a number of positions; stops at either end. */
export const withRowMoved = (list: RawList, row: string, by: number): RawList => {
  const from = list.order.indexOf(row);
  if (from < 0) return list;
  const rest = list.order.filter((other) => other !== row);
  const to = Math.min(rest.length, Math.max(0, from + by));
  return { order: [...rest.slice(0, to), row, ...rest.slice(to)], rows: list.rows };
};

/** First row ids of a list: r1, r2, … Example: initialRowIds(2) is ["r1", "r2"] */
export const initialRowIds = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `r${index + 1}`);
