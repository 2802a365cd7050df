import { logistic } from "../../src/engine/review/model/logistic.ts";

/** Sentences as rows of features, to learn from. `offsets[row]` … `offsets[row + 1]` are the row's entries in `features`. */
export type Rows = {
  readonly offsets: Int32Array;
  readonly features: Int32Array;
  /** Feature values, one per entry. */
  readonly values: Float32Array;
  /** One per row and category, row by row: 1 if the row has the category. */
  readonly labels: Uint8Array;
  readonly categories: number;
};

/** Weights of all categories of one feature side by side, and one bias each. */
export type Weights = { readonly weights: Float32Array; readonly bias: Float32Array; readonly categories: number };

// A row that is wrong by less than this in every category is not visited again.
const EASY_ERROR_LIMIT = 0.005;

/** The numbers below `count` in an order that the seed determines. */
export const shuffled = (count: number, seed: number): Int32Array => {
  const order = Int32Array.from({ length: count }, (_, at) => at);
  let state = seed >>> 0 || 1;
  for (let at = count - 1; at > 0; at--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (at + 1);
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
  return order;
};

/** Writes the scores of one row (log odds) into `into`; returns the factor that normalizes the row to length 1. */
export const scoreRow = (model: Weights, rows: Rows, row: number, into: Float64Array): number => {
  const { weights, bias, categories } = model;
  const { features, values, offsets } = rows;
  const end = offsets[row + 1]!;
  let square = 0;
  into.fill(0);
  for (let at = offsets[row]!; at < end; at++) {
    const value = values[at]!;
    square += value * value;
    const base = features[at]! * categories;
    for (let c = 0; c < categories; c++) into[c]! += weights[base + c]! * value;
  }
  const factor = 1 / Math.sqrt(square || 1);
  for (let c = 0; c < categories; c++) into[c] = into[c]! * factor + bias[c]!;
  return factor;
};

export type LinearOptions = {
  readonly size: number;
  readonly learningRate: number;
  readonly seed: number;
  readonly mask?: Uint8Array;
};

type Learner = {
  readonly update: (row: number) => boolean;
  readonly model: Weights;
};

// Stochastic gradient descent with AdaGrad: the more a weight has moved, the smaller its steps.
const learnerOf = (rows: Rows, { size, learningRate, mask }: LinearOptions, from?: Weights): Learner => {
  const { offsets, features, values, labels, categories } = rows;
  const weights = from?.weights ?? new Float32Array(size * categories);
  const bias = from?.bias ?? new Float32Array(categories).fill(-4);
  const model = { weights, bias, categories };
  const squaredGradients = new Float32Array(size * categories).fill(0.1);
  const squaredBiasGradients = new Float32Array(categories).fill(1);
  const scores = new Float64Array(categories);
  const update = (row: number): boolean => {
    const factor = scoreRow(model, rows, row, scores);
    const end = offsets[row + 1]!;
    let misfit = false;
    for (let c = 0; c < categories; c++) {
      const error = logistic(scores[c]!) - labels[row * categories + c]!;
      if (Math.abs(error) < EASY_ERROR_LIMIT) continue;
      misfit = true;
      squaredBiasGradients[c]! += error * error;
      bias[c]! -= (learningRate * error) / Math.sqrt(squaredBiasGradients[c]!);
      for (let at = offsets[row]!; at < end; at++) {
        const index = features[at]! * categories + c;
        if (mask && mask[index] === 0) continue;
        const gradient = error * factor * values[at]!;
        const square = squaredGradients[index]! + gradient * gradient;
        squaredGradients[index] = square;
        weights[index]! -= (learningRate * gradient) / Math.sqrt(square);
      }
    }
    return misfit;
  };
  return { update, model };
};

const learnAll = (learner: Learner, rows: Rows, epochs: number, seed: number): Weights => {
  let order = shuffled(rows.offsets.length - 1, seed);
  for (let epoch = 0; epoch < epochs; epoch++) {
    // Most rows fit after the first epoch, so later epochs visit only those that do not.
    const misfits: number[] = [];
    for (const row of order) if (learner.update(row)) misfits.push(row);
    const next = shuffled(misfits.length, seed + epoch + 1);
    order = next.map((at) => misfits[at]!);
  }
  return learner.model;
};

// 1 for the weights of each category with the largest absolute values, 0 for all others.
const maskOf = ({ weights, categories }: Weights, weightsPerCategory: number): Uint8Array => {
  const size = weights.length / categories;
  const mask = new Uint8Array(weights.length);
  const column = new Float32Array(size);
  for (let c = 0; c < categories; c++) {
    for (let at = 0; at < size; at++) column[at] = Math.abs(weights[at * categories + c]!);
    const cutoff = Math.max(1e-6, column.toSorted()[Math.max(0, size - weightsPerCategory)] ?? 0);
    for (let at = 0; at < size; at++) if (column[at]! >= cutoff) mask[at * categories + c] = 1;
  }
  return mask;
};

/**
 * Logistic regression for every category at once. The `weightsPerCategory` largest weights of each category are kept
 * and trained again; all others are zero.
 */
export const trainLinear = (rows: Rows, size: number, weightsPerCategory: number, seed: number): Weights => {
  const options = { size, learningRate: 1, seed };
  const dense = learnAll(learnerOf(rows, options), rows, 3, seed);
  const mask = maskOf(dense, weightsPerCategory);
  for (let at = 0; at < mask.length; at++) if (mask[at] === 0) dense.weights[at] = 0;
  return learnAll(learnerOf(rows, { ...options, mask }, dense), rows, 2, seed + 10);
};
