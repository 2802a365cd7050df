import { expect, test } from "vitest";
import type { Inline, Table } from "../../model/document.ts";
import { columnShares, charactersPerLine } from "./column-shares.ts";

const words = (text: string): readonly Inline[] => [{ type: "text", text }];

const table = (...rows: readonly (readonly string[])[]): Table => ({
  type: "table",
  id: "t",
  columns: rows[0]!.map((title) => ({ title: words(title), align: "start" })),
  rows: rows.slice(1).map((row) => row.map(words)),
});

test("columns share the width by their longest text, and none is left with less than half an even part", () => {
  // 30 and 10 letters; the least is half of the mean of 20.
  expect(columnShares(table(["x".repeat(30), "x".repeat(10)]))).toEqual([0.75, 0.25]);
  // 38 and 2 letters: 2 is raised to 10, of 48 in all.
  expect(columnShares(table(["x".repeat(38), "xx"]))).toEqual([38 / 48, 10 / 48]);
});

test("an East Asian character is as wide as two letters", () => {
  expect(columnShares(table(["会社名", "x".repeat(18)]))).toEqual([0.25, 0.75]);
});

test("a cell that waits for words by hand has room for twenty letters more", () => {
  // 11 letters and 20 more against 31.
  expect(columnShares(table(["Record", "By hand"], ["x".repeat(31), "Write here:"]))).toEqual([0.5, 0.5]);
});

test("a column to fill in by hand is as wide as forty letters, one that is only empty is not", () => {
  const receipt = table(["Statement", "By hand"], ["x".repeat(40), ""]);
  expect(columnShares({ ...receipt, toFill: true })).toEqual([0.5, 0.5]);
  // 40 and 7 letters: 7 is raised to half of the mean of 23.5.
  expect(columnShares(receipt)).toEqual([40 / 51.75, 11.75 / 51.75]);
});

test("a column is wide enough for its longest amount where the table has the room", () => {
  // 60, 13 and 13 letters of 86; in a table of 60 letters the amounts need (13 + 2) / 60 = 0.25 each.
  const [words, first, second] = columnShares(
    table(["x ".repeat(30), "$1,210,000.00", "$1,210,000.00"]),
    charactersPerLine(360, 10),
  );
  expect(first).toBeCloseTo(0.25, 10);
  expect(second).toBeCloseTo(0.25, 10);
  expect(words).toBeCloseTo(0.5, 10);
});

test("a table without room for every word shares it by the longest words", () => {
  // (8 + 2) and (18 + 2) letters in a table of 20.
  expect(columnShares(table(["x".repeat(8), "y".repeat(18)]), 20)).toEqual([10 / 30, 20 / 30]);
});
