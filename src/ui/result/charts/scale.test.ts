import { describe, expect, test } from "vitest";
import { chartRange, shareTexts, barSegments, waterfall } from "./scale.ts";

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
    // 12.5 and 87.5 leave one percent for two equal remainders; the first part gets it.
    [
      [12.5, 87.5],
      ["13%", "87%"],
    ],
    [
      [100 / 3, 100 / 3, 100 / 3],
      ["34%", "33%", "33%"],
    ],
    // Rounded each by itself: 15, 29 and 57 are 101.
    [
      [14.6, 28.7, 56.7],
      ["14%", "29%", "57%"],
    ],
    // Rounded each by itself: 33, 33 and 33 are 99.
    [
      [33.4, 33.2, 33.4],
      ["34%", "33%", "33%"],
    ],
    [[100], ["100%"]],
    [
      [0, 0],
      ["0%", "0%"],
    ],
    [
      [0.2, 99.8],
      ["under 1%", "over 99%"],
    ],
    [
      [0.6, 0.6, 98.8],
      ["under 1%", "under 1%", "99%"],
    ],
  ])("the shares %j are shown as %j", (percents, texts) => {
    expect(shareTexts(percents)).toEqual(texts);
  });

  test("always includes zero on a line", () => {
    expect(chartRange([5, 9])).toEqual({ least: 0, most: 9 });
    expect(chartRange([-5, -2])).toEqual({ least: -5, most: 0 });
    expect(chartRange([])).toEqual({ least: 0, most: 1 });
  });
});
