import { expect, test } from "vitest";
import { isBlankMark } from "./is-blank-mark.ts";
import { MARK_HEIGHT, MARK_WIDTH, traceSignature } from "./trace-signature.ts";

/** A white picture with black pixels where `isBlack`. */
const picture = (width: number, height: number, isBlack: (x: number, y: number) => boolean, paper = 255) => ({
  width,
  height,
  data: Array.from({ length: width * height }, (_, index) => {
    const gray = isBlack(index % width, Math.floor(index / width)) ? 0 : paper;
    return [gray, gray, gray, 255];
  }).flat(),
});

test("a black bar fills the width of the box and keeps its proportions", () => {
  // 50 x 10 pixels of ink in a picture of 100 x 60: scaled by 20 to 1000 x 200, in rows 4 apart from y = 2.
  const strokes = traceSignature(picture(100, 60, (x, y) => x >= 20 && x < 70 && y >= 30 && y < 40));
  expect(strokes).toHaveLength(50);
  expect(strokes[0]).toEqual([
    [0, 2],
    [1000, 2],
  ]);
  expect(strokes.at(-1)).toEqual([
    [0, 198],
    [1000, 198],
  ]);
});

test("two columns of ink are two runs in each row, inside the box", () => {
  const strokes = traceSignature(picture(40, 60, (x) => x < 10 || x >= 30));
  const [first, second] = strokes;
  expect([first, second].map((stroke) => stroke?.[0]?.[1])).toEqual([2, 2]);
  for (const point of strokes.flat()) {
    expect(point[0]).toBeLessThanOrEqual(MARK_WIDTH);
    expect(point[1]).toBeLessThanOrEqual(MARK_HEIGHT);
  }
});

test.each([
  ["white", picture(30, 30, () => false)],
  ["gray", picture(30, 30, () => false, 200)],
  ["transparent", { width: 10, height: 10, data: Array.from({ length: 400 }, () => 0) }],
])("a %s picture is a blank signature", (_what, given) => {
  const strokes = traceSignature(given);
  expect(strokes).toEqual([]);
  expect(isBlankMark({ how: "uploaded", strokes })).toBe(true);
});
