import { logistic } from "../../src/engine/review/model/logistic.ts";
import { shuffled } from "./linear.ts";

export type DenseRow = { readonly row: Float32Array; readonly yes: boolean };

export type DenseOptions = {
  readonly epochs: number;
  readonly learningRate: number;
  readonly seed: number;
  /** Strength of L2 regularization toward `prior` (zero when left out). */
  readonly l2: number;
  readonly prior?: Float32Array;
};

/** Logistic regression over short rows. Deterministic. */
export const trainDense = (rows: readonly DenseRow[], length: number, options: DenseOptions): Float32Array => {
  const { epochs, learningRate, seed, l2, prior } = options;
  const weights = new Float64Array(prior ?? new Float32Array(length));
  const squaredGradients = new Float64Array(length).fill(1);
  const l2PerRow = l2 / Math.max(1, rows.length);
  const weightSum = new Float64Array(length);
  let averagedEpochs = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const at of shuffled(rows.length, seed + epoch)) {
      const one = rows[at];
      if (!one) continue;
      let score = 0;
      for (let d = 0; d < length; d++) score += (one.row[d] ?? 0) * (weights[d] ?? 0);
      const error = logistic(score) - (one.yes ? 1 : 0);
      for (let d = 0; d < length; d++) {
        const gradient = error * (one.row[d] ?? 0) + l2PerRow * ((weights[d] ?? 0) - (prior?.[d] ?? 0));
        if (gradient === 0) continue;
        squaredGradients[d] = (squaredGradients[d] ?? 0) + gradient * gradient;
        weights[d] = (weights[d] ?? 0) - (learningRate * gradient) / Math.sqrt(squaredGradients[d] ?? 1);
      }
    }
    if (epoch * 2 < epochs) continue;
    averagedEpochs++;
    for (let d = 0; d < length; d++) weightSum[d] = (weightSum[d] ?? 0) + (weights[d] ?? 0);
  }
  return Float32Array.from(weightSum, (value) => value / Math.max(1, averagedEpochs));
};
