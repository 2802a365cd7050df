import { expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";

test("a table keeps commas, quotes and line breaks inside quotes", () => {
  expect(readCsv('\uFEFFname,note\r\n"Poe, Ann","said ""yes""\nand left"\r\n\r\nBo\r\n')).toEqual([
    { name: "Poe, Ann", note: 'said "yes"\nand left' },
    { name: "Bo", note: "" },
  ]);
});

test("an empty text has no rows", () => expect(readCsv("")).toEqual([]));
