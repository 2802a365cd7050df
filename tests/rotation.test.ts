import { afterEach, describe, expect, test } from "vitest";
import { addSeed, commitSeed, isFull, rotate } from "./support/rotation.ts";

const items = Array.from({ length: 65 }, (_, index) => index);

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

describe.skipIf(isFull)("a test whose items are drawn", () => {
  const told: string[] = [];
  // Runs after the hook of the draw below: hooks that were registered later run first.
  afterEach(({ task }) => void told.push(...(task.result?.errors ?? []).map(({ message }) => message)));

  describe("when it fails", () => {
    rotate(items, 1).forEach(() => test.fails("has a failure", () => expect(1).toBe(2)));
  });

  test("says how to repeat the draw", () => {
    expect(told).toEqual([expect.stringMatching(new RegExp(`\\nRepeat this draw with SEED=${commitSeed}\\.$`))]);
  });
});

test("a message names the seed once", () => {
  const failure = { message: "expected 1 to be 2" };
  addSeed([failure], 7);
  addSeed([failure], 7);
  expect(failure.message).toBe("expected 1 to be 2\nRepeat this draw with SEED=7.");
});
