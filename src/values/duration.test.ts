import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { durationOf, isDuration, isoDuration, parseIsoDuration } from "./duration.ts";

describe("durations", () => {
  it.each([
    ["P1Y2M3D", 14, 3, "P1Y2M3D"],
    ["P18M", 18, 0, "P1Y6M"],
    ["P2W", 0, 14, "P14D"],
    ["-P6M", -6, 0, "-P6M"],
    ["-P1Y2D", -12, -2, "-P1Y2D"],
    ["P-1M", -1, 0, "-P1M"],
    ["P1M-3D", 1, -3, "P1M-3D"],
    ["P0D", 0, 0, "P0D"],
    ["+P30D", 0, 30, "P30D"],
  ])("%s is %i months and %i days, written %s", (text, months, days, written) => {
    const duration = parseIsoDuration(text);
    expect(duration).toEqual({ type: "duration", months, days });
    expect(isoDuration(durationOf(months, days))).toBe(written);
  });

  it.each(["P", "PT1H", "P1DT1H", "1Y", "p1y", "P1.5Y", "", "P1D2M", "P12345678Y"])("%j is not a duration", (text) => {
    expect(parseIsoDuration(text)).toBeNull();
  });

  it("distinguishes durations from other values", () => {
    expect(isDuration(durationOf(1, 2))).toBe(true);
    expect([null, "P1Y", { type: "duration", months: 1 }, { type: "date", day: 1 }].some(isDuration)).toBe(false);
  });

  it("ISO text and back is the same duration", () => {
    const many = fc.integer({ min: -99_999, max: 99_999 });
    fc.assert(
      fc.property(many, many, (months, days) => {
        const duration = durationOf(months, days);
        expect(parseIsoDuration(isoDuration(duration))).toEqual(duration);
      }),
    );
  });
});
