import { naiveBayes, supportVectors } from "./linear-weights.ts";
import type { LinearWeights } from "./linear-weights.ts";
import { trainingRows } from "./training-rows.ts";
import type { Example, TrainingRows } from "./training-rows.ts";

/** A learned classifier: weights of the features, which are in order, for classes. */
export type LearnedWeights = LinearWeights & {
  readonly classes: readonly string[];
  readonly features: readonly number[];
};

/** The shares of the two classifiers; together they make sums whose softmax is about how often a class is right. */
const BAYES_SHARE = 0.5;
const VECTORS_SHARE = 5;

/** Both classifiers as one; each alone is right less often for a writer whose messages were not learned. */
const learnFor = (rows: TrainingRows, owners: LinearWeights["owners"]): LinearWeights => {
  const [bayes, vectors] = [naiveBayes(rows, owners), supportVectors(rows, owners)];
  return {
    owners,
    weights: bayes.weights.map((own, feature) =>
      own.map(
        (weight, index) =>
          (BAYES_SHARE * weight + VECTORS_SHARE * vectors.weights[feature]![index]!) * rows.rarity[feature]!,
      ),
    ),
    bias: bayes.bias.map((one, index) => BAYES_SHARE * one + VECTORS_SHARE * vectors.bias[index]!),
  };
};

/** The classes of each feature whose weights are worth most: a large one of a feature that one message has rarely matters. */
const greatest = (
  { owners, weights }: LinearWeights,
  counts: readonly number[],
  most: number,
): LinearWeights["owners"] => {
  const worth = weights.map((own, feature) => own.map((weight) => Math.abs(weight) * Math.sqrt(counts[feature] ?? 0)));
  const sizes = Float64Array.from(worth.flatMap((own) => Array.from(own))).sort();
  const least = sizes[Math.max(0, sizes.length - most)] ?? 0;
  return owners.map((own, feature) => own.filter((_, index) => worth[feature]![index]! >= least));
};

/** Learns the classes of examples with `mostWeights` weights; those that are left are learned again without the others. */
export const learnMessages = (examples: readonly Example[], mostWeights: number): LearnedWeights => {
  const rows = trainingRows(examples);
  const all = learnFor(rows, rows.owners);
  const kept = greatest(all, rows.counts, mostWeights);
  const learned = learnFor(rows, kept);
  const used = kept.flatMap((own, feature) => (own.length > 0 ? [feature] : []));
  return {
    classes: rows.classes,
    features: used.map((feature) => rows.features[feature]!),
    owners: used.map((feature) => kept[feature]!),
    weights: used.map((feature) => learned.weights[feature]!),
    bias: learned.bias,
  };
};
