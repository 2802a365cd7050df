import { expect, test } from "vitest";
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
];

test.each(CASES)("%s", (text, expected) => {
  const found = figuresIn(text).map(({ kind, value, unit, isBusiness, each }) =>
    [kind, value.toString(), unit ?? "", isBusiness ? "business" : "", each === null ? "" : `each ${each}`]
      .filter((part) => part !== "")
      .join(" "),
  );
  expect(found).toEqual(expected);
});

test("a period is converted exactly", () => {
  const [days, years] = figuresIn("2 days and 3 years");
  expect([days && periodIn(days, "hour")?.toString(), years && periodIn(years, "month")?.toString()]).toEqual([
    "48",
    "36",
  ]);
});
