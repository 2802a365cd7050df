import type { Measured } from "../../model/review.ts";
import { valueOf } from "./features.ts";
import type { SentenceFeatures } from "./features.ts";

/** What was learned: which features speak for which category, and how the second look weighs what the first one says. */
export type ClauseModel = {
  readonly categories: readonly string[];
  /** By feature: its row plus one, or 0. */
  readonly rowOf: Uint16Array;
  /** Entries of row r: `starts[r]` … `starts[r + 1]` of `owners` (categories) and `weights`. */
  readonly starts: Uint32Array;
  readonly owners: Uint8Array;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  /** By category. */
  readonly looks: readonly Float32Array[];
  readonly wholes: readonly Float32Array[];
  /** By category: how often "it is there" and "it is missing" were right on contracts the model had not seen. */
  readonly measured: { readonly [category: string]: { readonly present: Measured; readonly missing: Measured } };
};

/** First-look scores: log odds of every category for every sentence, one sentence after the other. */
export const firstLook = (model: ClauseModel, features: SentenceFeatures): Float32Array => {
  const { rowOf, starts, owners, weights, bias } = model;
  const categories = bias.length;
  const scores = new Float32Array(features.length * categories);
  const sums = new Float64Array(categories);
  for (const [at, sentence] of features.entries()) {
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
    for (let c = 0; c < categories; c++) scores[at * categories + c] = sums[c]! * factor + bias[c]!;
  }
  return scores;
};
