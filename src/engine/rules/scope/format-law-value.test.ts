import { expect, test } from "vitest";
import { decimal } from "../../../values/decimal.ts";
import { formatLawValue } from "./format-law-value.ts";

const money = { label: "Fees", unit: "USD", optionText: null };
const column = {
  named: money,
  cell: () => money,
  format: { language: "en", currency: "USD", cache: new Map() },
};

const rowsUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ up_to: decimal(100 * (index + 1)), fee: decimal(5) }));

test("a short list of rows is printed row by row", () => {
  expect(formatLawValue(rowsUpTo(2), column)).toBe("up to $100.00: $5.00; up to $200.00: $5.00");
});

test("of a long list only the number of rows and their range are printed", () => {
  expect(formatLawValue(rowsUpTo(300), column)).toBe("300 rows, from $100.00 to $30,000.00");
});
