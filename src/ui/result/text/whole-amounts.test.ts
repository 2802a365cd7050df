import { expect, test } from "vitest";
import { toCents, wholeAmounts } from "./whole-amounts.ts";

test.each([
  ["$1,100.00", "$1,100"],
  ["You would pay $752.00 a month.", "You would pay $752 a month."],
  ["$1,100.00 of $1,351.84", "$1,100 of $1,351.84"],
  ["$0.50", "$0.50"],
  ["$5.005", "$5.005"],
  ["§ 4.00", "§ 4.00"],
])("%s has no cents if it is a whole amount", (text, shown) => expect(wholeAmounts(text)).toBe(shown));

test.each([
  ["$19,283 ÷ 12 months = $1,606.916666…", "$19,283 ÷ 12 months = $1,606.92"],
  ["$1,662.083333…", "$1,662.08"],
  ["$999.999999…", "$1,000.00"],
  ["$0.0765", "$0.0765"],
  ["0.626506…", "0.626506…"],
])("%s is shown to the cent if its amount never ends", (text, shown) => {
  expect(toCents(text)).toBe(shown);
});
