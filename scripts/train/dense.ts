import { shuffled } from "./linear.ts";

export type DenseRow = { readonly row: Float32Array; readonly yes: boolean };

export type DenseOptions = {
  readonly epochs: number;
  readonly rate: number;
  readonly seed: number;
  /** Pulls the weights towards `towards` (zero when left out). */
  readonly pull: number;
  readonly towards?: Float32Array;
};

/** Logistic regression over short rows. Deterministic. */
export const trainDense = (rows: readonly DenseRow[], length: number, options: DenseOptions): Float32Array => {
  const { epochs, rate, seed, pull, towards } = options;
  const weights = new Float64Array(towards ?? new Float32Array(length));
  const squares = new Float64Array(length).fill(1);
  const strength = pull / Math.max(1, rows.length);
  const sum = new Float64Array(length);
  let counted = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const at of shuffled(rows.length, seed + epoch)) {
      const one = rows[at];
      if (!one) continue;
      let score = 0;
      for (let d = 0; d < length; d++) score += (one.row[d] ?? 0) * (weights[d] ?? 0);
      const error = 1 / (1 + Math.exp(-score)) - (one.yes ? 1 : 0);
      for (let d = 0; d < length; d++) {
        const gradient = error * (one.row[d] ?? 0) + strength * ((weights[d] ?? 0) - (towards?.[d] ?? 0));
        if (gradient === 0) continue;
        squares[d] = (squares[d] ?? 0) + gradient * gradient;
        weights[d] = (weights[d] ?? 0) - (rate * gradient) / Math.sqrt(squares[d] ?? 1);
      }
    }
    if (epoch * 2 < epochs) continue;
    counted++;
    for (let d = 0; d < length; d++) sum[d] = (sum[d] ?? 0) + (weights[d] ?? 0);
  }
  return Float32Array.from(sum, (value) => value / Math.max(1, counted));
};
