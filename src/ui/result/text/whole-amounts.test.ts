import { expect, test } from "vitest";
import { wholeAmounts } from "./whole-amounts.ts";

test.each([
  ["$1,100.00", "$1,100"],
  ["You would pay $752.00 a month.", "You would pay $752 a month."],
  ["$1,100.00 of $1,351.84", "$1,100 of $1,351.84"],
  ["$0.50", "$0.50"],
  ["$5.005", "$5.005"],
  ["§ 4.00", "§ 4.00"],
])("%s has no cents if it is a whole amount", (text, shown) => expect(wholeAmounts(text)).toBe(shown));
