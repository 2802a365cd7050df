import { describe, expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import { mixedFraction } from "./mixed-fraction.ts";
import { formatPercent } from "./percent.ts";

describe("fractions that a division made endless", () => {
  it.each([
    ["1", 3, "33 1/3%"],
    ["2", 3, "66 2/3%"],
    ["1", 7, "14 2/7%"],
    ["5", 12, "41 2/3%"],
    ["1", 300, "1/3%"],
  ])("%s of %i is written %s", (top, bottom, text) => {
    expect(formatPercent(decimal(top).times(100).div(bottom), "en")).toBe(text);
  });

  it.each(["33.33", "0.5", "0", "12", "33.3333333333", "-33.33333333333333333333"])(
    "%s is as it was typed",
    (typed) => {
      expect(mixedFraction(decimal(typed))).toBeNull();
    },
  );
});
