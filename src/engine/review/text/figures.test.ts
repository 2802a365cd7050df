import { expect, test, vi } from "vitest";
import { figuresIn, periodIn } from "./figures.ts";

const CASES: readonly (readonly [text: string, figures: readonly string[]])[] = [
  ["a deposit of $1,500.00", ["money 1500"]],
  ["One Thousand Two Hundred Dollars ($1,200.00) per month", ["money 1200 each month"]],
  ["fifty dollars", ["money 50"]],
  ["USD 2,000 and 300 dollars", ["money 2000", "money 300"]],
  ["$20 per day until paid", ["money 20 each day"]],
  ["the annual rent of $18,000", ["money 18000 each year"]],
  ["a late charge of twenty percent (20%)", ["percent 20"]],
  ["1.5% per month", ["percent 1.5 each month"]],
  ["within thirty (30) days", ["period 30 day"]],
  ["ten (10) business days", ["period 10 day business"]],
  ["twenty-four hours", ["period 24 hour"]],
  ["an hour", ["period 1 hour"]],
  ["$1,000 a month", ["money 1000 each month"]],
  ["18 1/2% per annum", ["percent 18.5 each year"]],
  ["18-1/2% and 18 and 1/2 percent", ["percent 18.5", "percent 18.5"]],
  ["1/2%", ["percent 0.5"]],
  ["18 & 1/2% and 18 - 1/2 percent", []],
  ["eighteen and 1/2 percent", []],
  ["one-half percent", ["percent 0.5"]],
  ["one-half of one percent per month", ["percent 0.5 each month"]],
  ["three-quarters of one percent and half a percent", ["percent 0.75", "percent 0.5"]],
  ["one and one-half percent, 18 and one-half per cent", ["percent 1.5", "percent 18.5"]],
  ["one-half of one percent (0.5%)", ["percent 0.5"]],
  ["1/2 of 1% and one-half of 1%", ["percent 0.5", "percent 0.5"]],
  ["one-half of two percent", []],
  ["ten per centum per annum", ["percent 10 each year"]],
  ["eighteen per centum (18%) and 6 per centum", ["percent 18", "percent 6"]],
  ["18½% and 18 ½ percent", ["percent 18.5", "percent 18.5"]],
  ["½% a month, ¾ of 1%", ["percent 0.5 each month", "percent 0.75"]],
  ["1½ months and $2½ million", ["period 1.5 month", "money 2500000"]],
  ["five point five percent", []],
  [".5% per month", ["percent 0.5 each month"]],
  ["1,000%", ["percent 1000"]],
  ["twenty (20) percent", ["percent 20"]],
  ["between three and five percent", ["percent 5"]],
  ["$1.5 million", ["money 1500000"]],
  ["$1.5 million dollars and 2.5 million dollars", ["money 1500000", "money 2500000"]],
  ["$250K", ["money 250000"]],
  ["$1.5 M, $1.5bn and $1.5 mil", []],
  ["(a) $500 b) $600", ["money 500", "money 600"]],
  ["one and one-half million dollars", []],
  ["$1,500,000.00, payable", ["money 1500000"]],
  ["a fee of $10/day", ["money 10 each day"]],
  ["a fee of $10 per diem", ["money 10 each day"]],
  ["when the monthly rent is late, a fee of $50", ["money 50"]],
  ["a monthly fee of $50", ["money 50 each month"]],
  ["1 1/2 months", ["period 1.5 month"]],
  ["one and one-half months", []],
  ["half a day", []],
  ["a month and a half", []],
  ["1,000 days", ["period 1000 day"]],
  ["between thirty and sixty days", ["period 60 day"]],
  ["one hundred and twenty days", ["period 120 day"]],
];

test.each(CASES)("%s", (text, expected) => {
  const found = figuresIn(text).map(({ kind, value, unit, isBusiness, each }) =>
    [kind, value.toString(), unit ?? "", isBusiness ? "business" : "", each === null ? "" : `each ${each}`]
      .filter((part) => part !== "")
      .join(" "),
  );
  expect(found).toEqual(expected);
});

test("an amount is quoted without the comma behind it", () => {
  const text = "a deposit of $1,500, payable";
  expect(figuresIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(["$1,500"]);
});

test("a period is converted exactly", () => {
  const [days, years] = figuresIn("2 days and 3 years");
  expect([days && periodIn(days, "hour")?.toString(), years && periodIn(years, "month")?.toString()]).toEqual([
    "48",
    "36",
  ]);
});

test("what an amount recurs in is not a period of its own, nor behind a long row of digits", () => {
  const text = `$${"1".repeat(500)} a month, 5 per cent a year, per a day, a week`;
  const periods = figuresIn(text).filter(({ kind }) => kind === "period");
  expect(periods.map(({ unit }) => unit)).toEqual(["week"]);
});

test("only the surroundings of a figure are read again for it, however long the text is", () => {
  const spy = vi.spyOn(RegExp.prototype, "test");
  const figures = figuresIn("1% a month ".repeat(1000));
  const read = spy.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  spy.mockRestore();
  expect(figures).toHaveLength(1000);
  expect(read).toBeLessThan(1000 * 1000);
});
