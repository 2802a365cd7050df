import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

// Counted by hand: "kitten" to "sitting" is two replacements and one insertion.
test.each<readonly [a: string, b: string, costs: Parameters<typeof editDistance>[2], distance: number]>([
  ["rent", "rent", { most: 2 }, 0],
  ["", "ab", { most: 2 }, 2],
  ["kitten", "sitting", { most: 3 }, 3],
  ["kitten", "sitting", { most: 2 }, Infinity],
  ["form", "from", { most: 2 }, 1],
  ["form", "from", { most: 2, swap: 2 }, 2],
  ["score", "store", { most: 2, replacement: 2 }, 2],
  ["a", "abcd", { most: 2 }, Infinity],
])("from %j to %j with %o", (a, b, costs, distance) => {
  expect(editDistance(a, b, costs)).toBe(distance);
});
