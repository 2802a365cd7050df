import { logistic } from "../../src/engine/review/model/logistic.ts";
import type { WeightTable } from "../../src/engine/review/detect/model-file.ts";
import type { BestFeatures } from "../../src/engine/review/model/best-sentences.ts";
import { FEATURE_COUNT } from "../../src/engine/review/model/features.ts";
import { shuffled } from "./linear.ts";

/** A contract for one category: the features of its best sentences, the log odds so far, and whether it has the clause. */
export type WordExample = { readonly best: BestFeatures; readonly logOdds: number; readonly yes: boolean };

type Options = { readonly seed: number; readonly weightsPerCategory: number; readonly maxLevel: number };

const MIN_CONTRACTS = 3;
const EPOCHS = 20;
const LEARNING_RATE = 0.3;
const L2_STRENGTH = 4;

/** Weights of the words of one category by feature, and its bias. */
type WordWeights = { readonly weights: ReadonlyMap<number, number>; readonly bias: number };

const vocabularyOf = (examples: readonly WordExample[]): readonly number[] => {
  const counts = new Map<number, number>();
  for (const { best } of examples)
    for (const feature of best.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= MIN_CONTRACTS).map(([feature]) => feature);
};

type Row = { readonly places: Int32Array; readonly values: Float64Array };

// Arrays indexed by feature, because maps took several times as long.
const rowsOf = (examples: readonly WordExample[], placeOf: ReadonlyMap<number, number>): readonly Row[] =>
  examples.map(({ best }) => {
    const known = [...best].filter(([feature]) => placeOf.has(feature));
    return {
      places: Int32Array.from(known, ([feature]) => placeOf.get(feature)!),
      values: Float64Array.from(known, ([, value]) => value),
    };
  });

// Logistic regression on top of the log odds so far, whose weights are pulled toward zero.
const learn = (examples: readonly WordExample[], known: readonly number[], seed: number, from: WordWeights) => {
  const rows = rowsOf(examples, new Map(known.map((feature, place) => [feature, place])));
  const weights = Float64Array.from(known, (feature) => from.weights.get(feature) ?? 0);
  const squaredGradients = new Float64Array(known.length).fill(1);
  let { bias } = from;
  let squaredBiasGradients = 1;
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const at of shuffled(rows.length, seed + epoch)) {
      const { places, values } = rows[at]!;
      let sum = bias + examples[at]!.logOdds;
      for (let entry = 0; entry < places.length; entry++) sum += weights[places[entry]!]! * values[entry]!;
      const error = logistic(sum) - (examples[at]!.yes ? 1 : 0);
      squaredBiasGradients += error * error;
      bias -= (LEARNING_RATE * error) / Math.sqrt(squaredBiasGradients);
      for (let entry = 0; entry < places.length; entry++) {
        const place = places[entry]!;
        const gradient = error * values[entry]! + (L2_STRENGTH / rows.length) * weights[place]!;
        squaredGradients[place]! += gradient * gradient;
        weights[place]! -= (LEARNING_RATE * gradient) / Math.sqrt(squaredGradients[place]!);
      }
    }
  return { weights: new Map(known.map((feature, place) => [feature, weights[place]!])), bias };
};

// The largest weights are kept and trained again.
const learnLargest = (examples: readonly WordExample[], { seed, weightsPerCategory }: Options): WordWeights => {
  const all = learn(examples, vocabularyOf(examples), seed, { weights: new Map(), bias: 0 });
  const largest = [...all.weights]
    .toSorted(([a, one], [b, other]) => Math.abs(other) - Math.abs(one) || a - b)
    .slice(0, weightsPerCategory);
  const kept = largest.map(([feature]) => feature);
  return learn(examples, kept, seed, { weights: new Map(largest), bias: all.bias });
};

const tableOf = (learned: readonly WordWeights[], maxLevel: number): WeightTable => {
  const steps = Float32Array.from(
    learned,
    ({ weights }) => Math.max(1e-6, ...[...weights.values()].map(Math.abs)) / maxLevel,
  );
  const features: number[] = [];
  const counts: number[] = [];
  const owners: number[] = [];
  const levels: number[] = [];
  for (let feature = 0; feature < FEATURE_COUNT; feature++) {
    const before = owners.length;
    for (const [category, { weights }] of learned.entries()) {
      const level = Math.round((weights.get(feature) ?? 0) / steps[category]!);
      if (level === 0) continue;
      owners.push(category);
      levels.push(level);
    }
    if (owners.length === before) continue;
    features.push(feature);
    counts.push(owners.length - before);
  }
  return {
    features: Uint32Array.from(features),
    counts: Uint8Array.from(counts),
    owners: Uint8Array.from(owners),
    levels: Int8Array.from(levels),
    steps,
  };
};

/** What the words of the best sentences add to the log odds of each category, and the biases that go with it. */
export const trainWords = (
  examples: readonly (readonly WordExample[])[],
  options: Options,
): { readonly table: WeightTable; readonly biases: readonly number[] } => {
  const learned = examples.map((ofCategory) => learnLargest(ofCategory, options));
  return { table: tableOf(learned, options.maxLevel), biases: learned.map(({ bias }) => bias) };
};
