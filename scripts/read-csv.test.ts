import { expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";

test("a table keeps commas, quotes and line breaks inside quotes", () => {
  expect(readCsv('\uFEFFname,note\r\n"Poe, Ann","said ""yes""\nand left"\r\n\r\nBo\r\n')).toEqual([
    { cells: { name: "Poe, Ann", note: 'said "yes"\nand left' }, tooMany: 0 },
    { cells: { name: "Bo", note: "" }, tooMany: 0 },
  ]);
});

test("an empty text has no rows", () => expect(readCsv("")).toEqual([]));

test("a comma outside quotes, which moves all behind it, is told; empty cells at the end are not", () => {
  expect(readCsv("name,note\nPoe, Ann,left\nBo,here,,").map(({ tooMany }) => tooMany)).toEqual([1, 0]);
});

test("a quote that is never closed is a fault", () => {
  expect(() => readCsv('name,note\n"Poe,left\nBo,here')).toThrow("A quote is never closed.");
});
