import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "../decimal.ts";
import { currencyMarks } from "../money.ts";
import { parseNumber } from "./parse-number.ts";

const USD = currencyMarks("USD");
const JPY = currencyMarks("JPY");

const accepted: readonly (readonly [typed: string, marks: readonly string[], value: string])[] = [
  ["1200", [], "1200"],
  ["1,200", [], "1200"],
  ["1,234,567.89", [], "1234567.89"],
  [" 1200 ", [], "1200"],
  ["\t1200\t", [], "1200"],
  ["1 200", [], "1200"],
  ["1 200 000", [], "1200000"],
  ["1'200", [], "1200"],
  ["1\u00A0200", [], "1200"],
  ["$1,200.00", USD, "1200"],
  ["$ 1,200", USD, "1200"],
  ["US$1,200", USD, "1200"],
  ["USD 1200", USD, "1200"],
  ["1200 usd", USD, "1200"],
  ["1200 dollars", USD, "1200"],
  ["-$5", USD, "-5"],
  ["$-5", USD, "-5"],
  ["+5", [], "5"],
  ["-0.50", [], "-0.5"],
  ["－3", [], "-3"],
  ["−3", [], "-3"],
  ["△1,200", JPY, "-1200"],
  ["１２３", [], "123"],
  ["１，２００．５", [], "1200.5"],
  ["　１２　", [], "12"],
  [".5", [], "0.5"],
  ["5.", [], "5"],
  ["007", [], "7"],
  ["0", [], "0"],
  ["-0", [], "0"],
  ["￥1,200", JPY, "1200"],
  ["1200円", JPY, "1200"],
  ["１２００ 円", JPY, "1200"],
  ["120万円", JPY, "1200000"],
  ["1億2,000万", JPY, "120000000"],
  ["1.5万", JPY, "15000"],
  ["3千円", JPY, "3000"],
  ["2兆", JPY, "2000000000000"],
  ["9.5%", ["%"], "9.5"],
  ["９．５％", ["%"], "9.5"],
  ["123456789012345678901234567.89", [], "123456789012345678901234567.89"],
  ["\u200B12\u200B", [], "12"],
];

const refused: readonly (readonly [typed: string, code: string])[] = [
  ["twelve", "not_a_number"],
  ["12 months", "not_a_number"],
  ["1e3", "not_a_number"],
  ["0x10", "not_a_number"],
  ["$5", "not_a_number"],
  ["--5", "not_a_number"],
  ["1-2", "not_a_number"],
  ["(5)", "not_a_number"],
  ["万", "not_a_number"],
  ["∞", "not_a_number"],
  ["", "not_a_number"],
  ["-", "not_a_number"],
  [".", "not_a_number"],
  ["1,5", "misplaced_separator"],
  ["1,20,000", "misplaced_separator"],
  ["1.200.000", "misplaced_separator"],
  ["1.200,50", "misplaced_separator"],
  ["12,", "misplaced_separator"],
  ["1 2", "misplaced_separator"],
  ["1".repeat(31), "too_many_digits"],
];

describe("typed numbers (F13)", () => {
  it.each(accepted)("%j with %j is %s", (typed, marks, value) => {
    const read = parseNumber(typed, marks);
    expect(read.ok && read.value.toFixed()).toBe(value);
  });

  it.each(refused)("%j is rejected as %s", (typed, code) => {
    expect(parseNumber(typed)).toMatchObject({ ok: false, problem: { code } });
  });

  it("parses every number formatted with thousands commas", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), fc.nat({ max: 9999 }), (whole, part) => {
        const fraction = String(part).padStart(4, "0");
        const grouped = `${whole.toLocaleString("en-US")}.${fraction}`;
        const read = parseNumber(grouped);
        expect(read.ok && read.value.eq(decimal(`${whole}.${fraction}`))).toBe(true);
      }),
    );
  });

  it("never throws for any input", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (typed) => typeof parseNumber(typed, USD).ok === "boolean"));
  });
});
