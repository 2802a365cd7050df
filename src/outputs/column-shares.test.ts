import { expect, test } from "vitest";
import type { Inline, Table } from "../model/document.ts";
import { columnShares } from "./column-shares.ts";

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

test("an East Asian letter counts as two", () => {
  expect(columnShares(table(["会社名", "x".repeat(18)]))).toEqual([0.25, 0.75]);
});

test("a cell that waits for words by hand has room for twenty letters more", () => {
  // 11 letters and 20 more against 31.
  expect(columnShares(table(["Record", "By hand"], ["x".repeat(31), "Write here:"]))).toEqual([0.5, 0.5]);
});
