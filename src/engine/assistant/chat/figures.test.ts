import { expect, test } from "vitest";
import { figuresOfText } from "./figures.ts";

const read = (text: string): readonly string[] =>
  figuresOfText(text)
    .toSorted((a, b) => a.start - b.start)
    .map(({ value, unit }) => `${value} ${unit}`.trim());

test.each([
  ["at most $1,971.00 a month", ["1971 money"]],
  ["within thirty days, or thirty-one calendar days", ["30 days", "31 days"]],
  ["one hundred and fifty dollars", ["150 money"]],
  ["$1.5 million or 2 thousand", ["1500000 money", "2000"]],
  ["5 percent, 6%, 0.50 %", ["5 percent", "6 percent", "0.5 percent"]],
  ["two years and 18 months", ["2 years", "18 months"]],
  ["twice the rent", ["2"]],
  ["one of them has one year", ["1 years"]],
  ["AS 22.15.040(a)", ["22.15.040"]],
  ["by March 5, 2027", ["3 month of a date", "5", "2027"]],
  ["2027年3月5日", ["2027", "3", "3 month of a date", "5"]],
  ["5年、2年間、5日", ["5 years", "2 years", "5 days"]],
  ["2027-03-05", ["2027", "3 month of a date", "3", "5"]],
  ["30日以内、三十日以内、三か月、150万円、二千円", ["30 days", "30 days", "3 months", "1500000 money", "2000 money"]],
  ["一緒に、一般", []],
  ["5百三日、一二三、三十", ["500", "3 days"]],
  ["1  may, may   2, 3 mayor", ["1", "5 month of a date", "5 month of a date", "2", "3"]],
  ["No one may do this alone.", []],
])("%s", (text, expected) => expect(read(text).toSorted()).toEqual([...expected].toSorted()));

test("digits of another script equal no figure of ours", () =>
  expect(read("\u0665\u0660 days")).toEqual(["\u0665\u0660 days"]));

test.each([
  ["ones", "一".repeat(100_000), []],
  ["hundreds", "百".repeat(100_000), []],
  ["spaces behind a digit", `1${" ".repeat(300_000)}`, ["1"]],
])(
  "a large text is read within seconds: %s",
  (_, text, values) => expect(figuresOfText(text).map(({ value }) => value)).toEqual(values),
  10_000,
);
