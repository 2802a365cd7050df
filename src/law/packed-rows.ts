import { decimal } from "../values/decimal.ts";
import type { Decimal } from "../values/decimal.ts";

const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * The cells of rows written as text, one row a line with a space between cells; null if a line has another number of cells
 * or a cell is not a number.
 *
 * Example: readTextRows("800 50\n1000 155", 2) is [["800", "50"], ["1000", "155"]]
 */
export const readTextRows = (text: string, width: number): readonly (readonly string[])[] | null => {
  const rows = text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/ +/));
  return rows.every((cells) => cells.length === width && cells.every((cell) => NUMBER.test(cell))) ? rows : null;
};

/**
 * Rows of numbers as short text: one line for each column, with its first number and then the differences from row to row.
 * Differences repeat, so a schedule of thousands of numbers compresses to less than half of what its numbers need.
 *
 * Example: packRows([["800", "50"], ["1000", "155"]]) is "800 200\n50 105"
 */
export const packRows = (rows: readonly (readonly string[])[]): string =>
  (rows[0] ?? [])
    .map((_cell, column) =>
      rows
        .map((row, index) =>
          decimal(row[column] ?? "0")
            .minus(index === 0 ? "0" : (rows[index - 1]?.[column] ?? "0"))
            .toFixed(),
        )
        .join(" "),
    )
    .join("\n");

/** The rows that `packRows` made short, as records with the given keys; null if the text is not such a table. */
export const unpackRows = (
  packed: string,
  keys: readonly string[],
): readonly { readonly [key: string]: Decimal }[] | null => {
  const steps = readTextRows(packed, packed.split("\n")[0]?.split(" ").length ?? 0);
  if (steps?.length !== keys.length) return null;
  const columns = steps.map((column) => {
    let sum = decimal(0);
    return column.map((step) => (sum = sum.plus(step)));
  });
  return (columns[0] ?? []).map((_first, row) =>
    Object.fromEntries(
      keys.flatMap((key, index) => columns[index]?.slice(row, row + 1).map((cell) => [key, cell]) ?? []),
    ),
  );
};
