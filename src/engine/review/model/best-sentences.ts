import { CONTEXT_FEATURES, PHRASE_FEATURES, valueOf } from "./features.ts";
import type { SentenceFeatures } from "./features.ts";

/** Weights by feature and category, most of them zero. */
export type SparseWeights = {
  /** By feature: its row plus one, or 0. */
  readonly rowOf: Uint16Array;
  /** Entries of row r: `starts[r]` … `starts[r + 1]` of `owners` (categories) and `weights`. */
  readonly starts: Uint32Array;
  readonly owners: Uint8Array;
  readonly weights: Float32Array;
};

/** Number of sentences whose words show whether a clause is there. */
const BEST_COUNT = 3;

/** The features of a contract's best sentences for a category, each with its value. */
export type BestFeatures = ReadonlyMap<number, number>;

// The words of neighboring sentences belong to other clauses.
const isOwn = (feature: number): boolean => feature < CONTEXT_FEATURES || feature >= PHRASE_FEATURES;

/** The features of the best sentences, given likeliest first. Each sentence has length 1, divided by its rank. */
export const bestFeatures = (features: SentenceFeatures, best: readonly number[]): BestFeatures => {
  const values = new Map<number, number>();
  for (const [rank, sentence] of best.slice(0, BEST_COUNT).entries()) {
    const own = (features[sentence] ?? new Int32Array()).filter(isOwn);
    const length = Math.sqrt(own.reduce((sum, feature) => sum + valueOf(feature) ** 2, 0));
    const factor = 1 / (length || 1) / (1 + rank);
    for (const feature of own) values.set(feature, (values.get(feature) ?? 0) + valueOf(feature) * factor);
  }
  return values;
};

/** What the words of the best sentences add to the log odds that a category is present. */
export const logOddsOfWords = (
  { rowOf, starts, owners, weights }: SparseWeights,
  found: BestFeatures,
  category: number,
): number => {
  let sum = 0;
  for (const [feature, value] of found) {
    const row = rowOf[feature]!;
    if (row === 0) continue;
    const end = starts[row]!;
    for (let entry = starts[row - 1]!; entry < end; entry++)
      if (owners[entry] === category) sum += weights[entry]! * value;
  }
  return sum;
};
