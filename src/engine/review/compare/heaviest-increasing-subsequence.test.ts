import fc from "fast-check";
import { expect, test } from "vitest";
import { heaviestIncreasingSubsequence } from "./heaviest-increasing-subsequence.ts";

const pairsOf = (before: readonly number[], weights: readonly number[] = []) =>
  before.map((at, after) => ({ before: at, after, weight: weights[after] ?? 1 }));

test.each([
  [[0, 1, 2], [], [0, 1, 2]],
  [[2, 0, 1], [], [0, 1]],
  [[2, 0, 1], [5, 1, 1], [2]],
  [
    [5, 9, 7],
    [1, 1, 2],
    [5, 7],
  ],
  [[], [], []],
])("the heaviest run of %j with weights %j is %j", (before, weights, run) => {
  expect(heaviestIncreasingSubsequence(pairsOf(before, weights)).map((pair) => pair.before)).toEqual(run);
});

// By trying every choice.
const heaviest = (pairs: ReturnType<typeof pairsOf>): number => {
  let most = 0;
  for (let choice = 0; choice < 2 ** pairs.length; choice++) {
    const chosen = pairs.filter((_, index) => (choice >> index) & 1);
    const isRun = chosen.every(({ before }, index) => index === 0 || chosen[index - 1]!.before < before);
    if (isRun)
      most = Math.max(
        most,
        chosen.reduce((sum, { weight }) => sum + weight, 0),
      );
  }
  return most;
};

test("no other choice is heavier", () => {
  const orders = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 9 });
  fc.assert(
    fc.property(orders, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 9, maxLength: 9 }), (order, weights) => {
      const run = heaviestIncreasingSubsequence(pairsOf(order, weights));
      expect(run.every(({ before }, index) => index === 0 || run[index - 1]!.before < before)).toBe(true);
      expect(run.reduce((sum, { weight }) => sum + weight, 0)).toBe(heaviest(pairsOf(order, weights)));
    }),
  );
});
