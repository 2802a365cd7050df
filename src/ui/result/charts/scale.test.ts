import { describe, expect, test } from "vitest";
import { chartRange, shareText, barSegments, waterfall } from "./scale.ts";

describe("the scale of a chart", () => {
  test("lays parts end to end over the entire length", () => {
    expect(barSegments([1, 3])).toEqual([
      { from: 0, size: 25 },
      { from: 25, size: 75 },
    ]);
    expect(barSegments([0, 0])).toEqual([
      { from: 0, size: 0 },
      { from: 0, size: 0 },
    ]);
  });

  test("starts each change where the previous one ended", () => {
    expect(waterfall([100, -40])).toEqual([
      { from: 0, size: 100 },
      { from: 60, size: 40 },
    ]);
  });

  test("extends below zero if a figure does", () => {
    // From 0 to 50, then down by 150 to -100: the scale is -100 to 50, 150 wide.
    expect(waterfall([50, -150])).toEqual([
      { from: (100 / 150) * 100, size: (50 / 150) * 100 },
      { from: 0, size: 100 },
    ]);
  });

  test.each([
    [0, "0%"],
    [0.2, "under 1%"],
    [33.4, "33%"],
    [99.7, "over 99%"],
    [100, "100%"],
  ])("a share of %f is shown as %s", (percent, text) => {
    expect(shareText(percent)).toBe(text);
  });

  test("always includes zero on a line", () => {
    expect(chartRange([5, 9])).toEqual({ least: 0, most: 9 });
    expect(chartRange([-5, -2])).toEqual({ least: -5, most: 0 });
    expect(chartRange([])).toEqual({ least: 0, most: 1 });
  });
});
