import { expect, it } from "vitest";
import { amountDifference } from "./amount-difference.ts";

it.each([
  [["$2,150.00"], ["$6,450.00"], "+$4,300.00"],
  [["$1,200"], ["$1,000"], "−$200.00"],
  [["$5"], ["$5.00"], null],
  [["$5", "$6"], ["$7"], null],
  [["two months’ rent"], ["$7"], null],
  [[], ["$7"], null],
])("from %s to %s is %s", (before, after, difference) => {
  expect(amountDifference(before, after)).toBe(difference);
});
