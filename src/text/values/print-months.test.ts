import { expect, test } from "vitest";
import { decimal } from "../../values/decimal.ts";
import { english } from "../languages/en/prose.ts";
import { printMonths } from "./print-months.ts";

test.each([
  ["0", "0 months"],
  ["1", "1 month"],
  ["11", "11 months"],
  ["12", "1 year"],
  ["13", "1 year and 1 month"],
  ["24", "2 years"],
  ["64.8", "5 years and 5 months"],
  ["11.5", "1 year"],
])("%s months are %s", (months, says) => expect(printMonths(decimal(months), english)).toBe(says));
