import { FEATURES, valueOf } from "../../src/engine/review/features.ts";
import type { ClauseModel } from "../../src/engine/review/clause-model.ts";
import { covers } from "./labelled.ts";
import type { Labelled } from "./labelled.ts";
import { trainLinear } from "./linear.ts";
import type { Rows, Weights } from "./linear.ts";

/** The part of the model that looks first. Weights are whole numbers of steps; `steps` says how large one is per category. */
export type First = Pick<ClauseModel, "rowOf" | "starts" | "owners" | "weights" | "bias"> & {
  readonly steps: Float32Array;
  readonly levels: Int8Array;
};

export type FirstOptions = { readonly keep: number; readonly levels: number; readonly seed: number };

const RARE = 3;

// Features seen in fewer contracts than this say nothing that would hold elsewhere.
const vocabularyOf = (contracts: readonly Labelled[]): { readonly indexOf: Int32Array; readonly size: number } => {
  const seenIn = new Uint16Array(FEATURES);
  const last = new Int32Array(FEATURES).fill(-1);
  for (const [at, { features }] of contracts.entries())
    for (const sentence of features)
      for (const feature of sentence) {
        if (last[feature] === at) continue;
        last[feature] = at;
        seenIn[feature]!++;
      }
  const indexOf = new Int32Array(FEATURES).fill(-1);
  let size = 0;
  for (let feature = 0; feature < FEATURES; feature++) if (seenIn[feature]! >= RARE) indexOf[feature] = size++;
  return { indexOf, size };
};

/** Whether a contract's sentence is what a label marks. */
export const isMarked = ({ contract, labels }: Labelled, sentence: number, category: string): boolean => {
  const place = contract.sentences[sentence];
  return place !== undefined && (labels.get(category)?.spans.some((span) => covers(place, span)) ?? false);
};

const rowsOf = (contracts: readonly Labelled[], categories: readonly string[], indexOf: Int32Array): Rows => {
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
        if (isMarked(contract, sentence, category)) labels[row * categories.length + c] = 1;
      offsets[++row] = entry;
    }
  return { offsets, features, values, labels, categories: categories.length };
};

const pack = ({ weights, bias, categories }: Weights, indexOf: Int32Array, most: number): First => {
  const size = weights.length / categories;
  const steps = new Float32Array(categories);
  for (let at = 0; at < weights.length; at++) {
    const c = at % categories;
    steps[c] = Math.max(steps[c]!, Math.abs(weights[at]!) / most);
  }
  const rowOf = new Uint16Array(FEATURES);
  const starts = [0];
  const owners: number[] = [];
  const levels: number[] = [];
  const featureOf = new Int32Array(size);
  for (let feature = 0; feature < FEATURES; feature++)
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
  const values = Float32Array.from(levels, (level, at) => level * steps[owners[at]!]!);
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

/** Learns the first look from labelled contracts. */
export const trainFirst = (
  contracts: readonly Labelled[],
  categories: readonly string[],
  options: FirstOptions,
): First => {
  const { indexOf, size } = vocabularyOf(contracts);
  const rows = rowsOf(contracts, categories, indexOf);
  return pack(trainLinear(rows, size, options.keep, options.seed), indexOf, options.levels);
};
