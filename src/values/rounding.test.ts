import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import type { Decimal } from "./decimal.ts";
import { roundDown, roundHalfEven, roundHalfUp, roundUp } from "./rounding.ts";

describe("rounding to a step", () => {
  it.each([
    // amount, step, down, up, half up, half even
    ["2.5", "1", "2", "3", "3", "2"],
    ["3.5", "1", "3", "4", "4", "4"],
    ["-2.5", "1", "-2", "-3", "-3", "-2"],
    ["1.005", "0.01", "1", "1.01", "1.01", "1"],
    ["1.015", "0.01", "1.01", "1.02", "1.02", "1.02"],
    ["1.0149", "0.01", "1.01", "1.02", "1.01", "1.01"],
    ["1001", "500", "1000", "1500", "1000", "1000"],
    ["1250", "500", "1000", "1500", "1500", "1000"],
    ["1000", "500", "1000", "1000", "1000", "1000"],
    ["0", "0.05", "0", "0", "0", "0"],
    ["7", "3", "6", "9", "6", "6"],
    ["1094.999", "0.01", "1094.99", "1095", "1095", "1095"],
  ])("%s in steps of %s: %s down, %s up, %s half up, %s half even", (amount, step, down, up, halfUp, halfEven) => {
    const round = (by: (amount: Decimal, step: Decimal) => Decimal): string =>
      by(decimal(amount), decimal(step)).toFixed();
    expect([roundDown, roundUp, roundHalfUp, roundHalfEven].map(round)).toEqual([down, up, halfUp, halfEven]);
  });

  it("gives a multiple of the step, less than a step away", () => {
    const amounts = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => decimal(cents).div(1000));
    const steps = fc.constantFrom("0.01", "0.05", "1", "3", "500").map(decimal);
    fc.assert(
      fc.property(amounts, steps, (amount, step) => {
        for (const round of [roundDown, roundUp, roundHalfUp, roundHalfEven]) {
          const rounded = round(amount, step);
          expect(rounded.mod(step).eq(0)).toBe(true);
          expect(rounded.minus(amount).abs().lt(step)).toBe(true);
        }
        expect(roundHalfUp(amount, step).minus(amount).abs().times(2).lte(step)).toBe(true);
        expect(roundHalfEven(amount, step).minus(amount).abs().times(2).lte(step)).toBe(true);
      }),
    );
  });

  it("rejects a step of zero", () => {
    expect(() => roundUp(decimal(1), decimal(0))).toThrow("invalid rounding step: 0");
  });
});
