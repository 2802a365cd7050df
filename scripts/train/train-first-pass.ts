import { FEATURE_COUNT, valueOf } from "../../src/engine/review/model/features.ts";
import type { ClauseModel } from "../../src/engine/review/model/clause-model.ts";
import { covers } from "./labeled-contracts.ts";
import type { LabeledContract } from "./labeled-contracts.ts";
import { trainLinear } from "./linear.ts";
import type { Rows, Weights } from "./linear.ts";

/** The first-pass part of the model. Weights are whole multiples of a step; `steps` is the step size per category. */
export type FirstPass = Pick<ClauseModel, "rowOf" | "starts" | "owners" | "weights" | "bias"> & {
  readonly steps: Float32Array;
  readonly levels: Int8Array;
};

export type FirstPassOptions = {
  readonly weightsPerCategory: number;
  readonly maxLevel: number;
  readonly seed: number;
};

const MIN_CONTRACTS = 3;

// Features seen in fewer contracts than this do not generalize.
const vocabularyOf = (
  contracts: readonly LabeledContract[],
): { readonly indexOf: Int32Array; readonly size: number } => {
  const seenIn = new Uint16Array(FEATURE_COUNT);
  const last = new Int32Array(FEATURE_COUNT).fill(-1);
  for (const [index, { features }] of contracts.entries())
    for (const sentence of features)
      for (const feature of sentence) {
        if (last[feature] === index) continue;
        last[feature] = index;
        seenIn[feature]!++;
      }
  const indexOf = new Int32Array(FEATURE_COUNT).fill(-1);
  let size = 0;
  for (let feature = 0; feature < FEATURE_COUNT; feature++)
    if (seenIn[feature]! >= MIN_CONTRACTS) indexOf[feature] = size++;
  return { indexOf, size };
};

/** Whether a contract's sentence is what a label marks. */
export const isLabeled = ({ contract, labels }: LabeledContract, sentence: number, category: string): boolean => {
  const place = contract.sentences[sentence];
  return place !== undefined && (labels.get(category)?.spans.some((span) => covers(place, span)) ?? false);
};

const rowsOf = (contracts: readonly LabeledContract[], categories: readonly string[], indexOf: Int32Array): Rows => {
  const count = contracts.reduce((sum, { features }) => sum + features.length, 0);
  const entries = contracts.reduce((sum, { features }) => sum + features.reduce((all, one) => all + one.length, 0), 0);
  const offsets = new Int32Array(count + 1);
  const features = new Int32Array(entries);
  const values = new Float32Array(entries);
  const labels = new Uint8Array(count * categories.length);
  let row = 0;
  let entry = 0;
  for (const contract of contracts)
    for (const [sentence, found] of contract.features.entries()) {
      for (const feature of found) {
        if (indexOf[feature]! < 0) continue;
        features[entry] = indexOf[feature]!;
        values[entry++] = valueOf(feature);
      }
      for (const [c, category] of categories.entries())
        if (isLabeled(contract, sentence, category)) labels[row * categories.length + c] = 1;
      offsets[++row] = entry;
    }
  return { offsets, features, values, labels, categories: categories.length };
};

// Weights as whole multiples of a step per category, without features whose weights are all zero.
const quantize = ({ weights, bias, categories }: Weights, indexOf: Int32Array, maxLevel: number): FirstPass => {
  const size = weights.length / categories;
  const steps = new Float32Array(categories);
  for (let at = 0; at < weights.length; at++) {
    const c = at % categories;
    steps[c] = Math.max(steps[c]!, Math.abs(weights[at]!) / maxLevel);
  }
  const rowOf = new Uint16Array(FEATURE_COUNT);
  const starts = [0];
  const owners: number[] = [];
  const levels: number[] = [];
  const featureOf = new Int32Array(size);
  for (let feature = 0; feature < FEATURE_COUNT; feature++)
    if (indexOf[feature]! >= 0) featureOf[indexOf[feature]!] = feature;
  for (let row = 0; row < size; row++) {
    const before = owners.length;
    for (let c = 0; c < categories; c++) {
      const level = Math.round(weights[row * categories + c]! / (steps[c]! || 1));
      if (level === 0) continue;
      owners.push(c);
      levels.push(level);
    }
    if (owners.length === before) continue;
    rowOf[featureOf[row]!] = starts.length;
    starts.push(owners.length);
  }
  const values = Float32Array.from(levels, (level, index) => level * steps[owners[index]!]!);
  return {
    rowOf,
    starts: Uint32Array.from(starts),
    owners: Uint8Array.from(owners),
    weights: values,
    bias,
    steps,
    levels: Int8Array.from(levels),
  };
};

/** Trains the first-pass model on labeled contracts. */
export const trainFirstPass = (
  contracts: readonly LabeledContract[],
  categories: readonly string[],
  options: FirstPassOptions,
): FirstPass => {
  const { indexOf, size } = vocabularyOf(contracts);
  const rows = rowsOf(contracts, categories, indexOf);
  return quantize(trainLinear(rows, size, options.weightsPerCategory, options.seed), indexOf, options.maxLevel);
};
