import { expect, test } from "vitest";
import { rotate } from "./support/rotation.ts";

const items = Array.from({ length: 65 }, (_, at) => at);

test("a run tests as many items as it has time for, in their order, and the full run tests all", () => {
  const drawn = rotate(items, 16, { seed: 7, full: false });
  expect(drawn).toHaveLength(16);
  expect(new Set(drawn).size).toBe(16);
  expect(drawn).toEqual([...drawn].sort((one, other) => one - other));
  expect(rotate(items, 16, { seed: 7, full: true })).toEqual(items);
  expect(rotate(items, 65, { seed: 7, full: false })).toEqual(items);
});

test("the same commit draws the same items, and forty commits together draw every item", () => {
  const drawBy = (seed: number) => rotate(items, 16, { seed, full: false });
  expect(drawBy(0x2493_bf8)).toEqual(drawBy(0x2493_bf8));
  // One item is left out by forty draws with probability (49 / 65) ^ 40 = 0.000012.
  const seen = new Set(Array.from({ length: 40 }, (_, seed) => drawBy(seed * 7_919)).flat());
  expect(seen.size).toBe(65);
});
