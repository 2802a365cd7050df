import { expect, it } from "vitest";
import { decimal } from "../values/decimal.ts";
import { packRows, readTextRows, unpackRows } from "./packed-rows.ts";

it("reads one row a line and rejects a line with a missing, extra or unreadable cell", () => {
  expect(readTextRows("800 50\n1000  155.5\n", 2)).toEqual([
    ["800", "50"],
    ["1000", "155.5"],
  ]);
  for (const text of ["800 50\n1000", "800 50 50", "800 fifty", "800 5e1", ""])
    expect(readTextRows(text, 2), text).toBeNull();
});

// 155.1 - 50.2 is 104.9 and 155.1 + 0.2 is 155.3, which binary fractions would miss.
it("packs rows as differences and restores them exactly, also where a column falls", () => {
  const rows = [
    ["800", "50.2"],
    ["1000", "155.1"],
    ["1100", "155.1"],
    ["1200", "150"],
  ];
  const packed = packRows(rows);
  expect(packed).toBe("800 200 100 100\n50.2 104.9 0 -5.1");
  expect(unpackRows(packed, ["up_to", "one"])).toEqual(
    rows.map(([upTo = "", one = ""]) => ({ up_to: decimal(upTo), one: decimal(one) })),
  );
});

it("unpacks nothing from a text with another number of columns", () => {
  expect(unpackRows("800 200\n50 105", ["up_to"])).toBeNull();
  expect(unpackRows("800 200\n50", ["up_to", "one"])).toBeNull();
  expect(unpackRows("", ["up_to", "one"])).toBeNull();
});
