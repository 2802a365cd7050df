import type { MeasuredPrecision } from "../../../model/review/review.ts";
import type { SparseWeights } from "./best-sentences.ts";
import { valueOf } from "./features.ts";
import type { SentenceFeatures } from "./features.ts";

/** Trained weights: sentence features by category, and the weights of the second pass (reranking). */
export type ClauseModel = SparseWeights & {
  readonly categories: readonly string[];
  readonly bias: Float32Array;
  /** By category. */
  readonly rerankWeights: readonly Float32Array[];
  readonly presenceWeights: readonly Float32Array[];
  /** Weights of the words of a category's best sentences; null in a model without them. */
  readonly wordWeights: SparseWeights | null;
  /** By category: precision of "present" and "missing" on held-out contracts. */
  readonly measured: {
    readonly [category: string]: { readonly present: MeasuredPrecision; readonly missing: MeasuredPrecision };
  };
};

/** First-pass scores: log odds of every category for every sentence, row by row. */
export const scoreSentences = (model: ClauseModel, features: SentenceFeatures): Float32Array => {
  const { rowOf, starts, owners, weights, bias } = model;
  const categories = bias.length;
  const scores = new Float32Array(features.length * categories);
  const sums = new Float64Array(categories);
  for (const [index, sentence] of features.entries()) {
    sums.fill(0);
    let square = 0;
    for (const feature of sentence) {
      const row = rowOf[feature]!;
      const value = valueOf(feature);
      square += value * value;
      if (row === 0) continue;
      const end = starts[row]!;
      for (let entry = starts[row - 1]!; entry < end; entry++) sums[owners[entry]!]! += weights[entry]! * value;
    }
    const factor = 1 / Math.sqrt(square || 1);
    for (let c = 0; c < categories; c++) scores[index * categories + c] = sums[c]! * factor + bias[c]!;
  }
  return scores;
};
