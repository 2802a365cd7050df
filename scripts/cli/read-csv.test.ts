import { expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";

test("preserves commas, quotes and line breaks inside quotes", () => {
  expect(readCsv('\uFEFFname,note\r\n"Poe, Ann","said ""yes""\nand left"\r\n\r\nBo\r\n')).toEqual([
    { cells: { name: "Poe, Ann", note: 'said "yes"\nand left' }, tooMany: 0 },
    { cells: { name: "Bo", note: "" }, tooMany: 0 },
  ]);
});

test("an empty text has no rows", () => expect(readCsv("")).toEqual([]));

test("reports a comma outside quotes, which shifts the following cells, but not empty cells at the end", () => {
  expect(readCsv("name,note\nPoe, Ann,left\nBo,here,,").map(({ tooMany }) => tooMany)).toEqual([1, 0]);
});

test("an unclosed quote is an error", () => {
  expect(() => readCsv('name,note\n"Poe,left\nBo,here')).toThrow("A quote is never closed.");
});
