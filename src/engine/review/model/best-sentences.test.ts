import { expect, test } from "vitest";
import { readModel, writeModel } from "../detect/model-file.ts";
import { bestFeatures, logOddsOfWords } from "./best-sentences.ts";
import { CONTEXT_FEATURES } from "./features.ts";

const WORDS = {
  features: Uint32Array.of(3, 700),
  counts: Uint8Array.of(1, 2),
  owners: Uint8Array.of(1, 0, 1),
  levels: Int8Array.of(4, -2, 1),
  steps: Float32Array.of(0.5, 0.25),
};
const FILE = { ...WORDS, categories: ["insurance", "non-compete"], bias: Float32Array.of(-1, -2), rows: {} };

test("words count less in a sentence that is less likely, and those of its neighbors not at all", () => {
  const features = [Int32Array.of(3), Int32Array.of(3, CONTEXT_FEATURES + 5), Int32Array.of(8)];
  expect([...bestFeatures(features, [1, 0])]).toEqual([[3, 1.5]]);
  expect([...bestFeatures(features, [2, 1, 0])]).toEqual([
    [8, 1],
    [3, 0.5 + 1 / 3],
  ]);
});

test("a model file keeps the weights of words, by category", () => {
  const { wordWeights } = readModel(writeModel({ ...FILE, words: WORDS }));
  const found = new Map([
    [3, 1],
    [700, 2],
    [9, 1],
  ]);
  expect([0, 1].map((category) => logOddsOfWords(wordWeights!, found, category))).toEqual([-2, 1.5]);
  expect(readModel(writeModel(FILE)).wordWeights).toBe(null);
});
