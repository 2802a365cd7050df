/** Sentences as rows of features, to learn from. `offsets[row]` … `offsets[row + 1]` are the row's entries in `features`. */
export type Rows = {
  readonly offsets: Int32Array;
  readonly features: Int32Array;
  /** Row by row, one per category: 1 is yes. */
  readonly labels: Uint8Array;
  readonly categories: number;
};

/** Weights of all categories of one feature side by side, and one bias each. */
export type Weights = { readonly weights: Float32Array; readonly bias: Float32Array; readonly categories: number };

export type LinearOptions = {
  readonly size: number;
  readonly epochs: number;
  readonly rate: number;
  readonly seed: number;
  /** Only these weights may differ from zero (from pruning); all when left out. */
  readonly mask?: Uint8Array;
  readonly from?: Weights;
};

/** Numbers in an order that a seed decides. */
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

/** The scores of one row (log odds), written into `into`. */
export const scoreRow = (model: Weights, features: Int32Array, from: number, to: number, into: Float64Array): void => {
  const { weights, bias, categories } = model;
  const value = 1 / Math.sqrt(Math.max(1, to - from));
  for (let c = 0; c < categories; c++) into[c] = 0;
  for (let at = from; at < to; at++) {
    const base = (features[at] ?? 0) * categories;
    for (let c = 0; c < categories; c++) into[c] = (into[c] ?? 0) + (weights[base + c] ?? 0);
  }
  for (let c = 0; c < categories; c++) into[c] = (into[c] ?? 0) * value + (bias[c] ?? 0);
};

/** Logistic regression for every category at once, by stochastic gradient with a step of its own for each weight. */
export const trainLinear = (rows: Rows, options: LinearOptions): Weights => {
  const { offsets, features, labels, categories } = rows;
  const { size, epochs, rate, seed, mask } = options;
  const weights = options.from?.weights.slice() ?? new Float32Array(size * categories);
  const bias = options.from?.bias.slice() ?? new Float32Array(categories).fill(-4);
  const model = { weights, bias, categories };
  const squares = new Float32Array(size * categories).fill(1e-3);
  const biasSquares = new Float32Array(categories).fill(1);
  const scores = new Float64Array(categories);
  const count = offsets.length - 1;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const row of shuffled(count, seed + epoch)) {
      const from = offsets[row] ?? 0;
      const to = offsets[row + 1] ?? 0;
      const value = 1 / Math.sqrt(Math.max(1, to - from));
      scoreRow(model, features, from, to, scores);
      for (let c = 0; c < categories; c++) {
        const error = 1 / (1 + Math.exp(-(scores[c] ?? 0))) - (labels[row * categories + c] ?? 0);
        if (Math.abs(error) < 0.003) continue;
        biasSquares[c] = (biasSquares[c] ?? 0) + error * error;
        bias[c] = (bias[c] ?? 0) - (rate * error) / Math.sqrt(biasSquares[c] ?? 1);
        const gradient = error * value;
        for (let at = from; at < to; at++) {
          const index = (features[at] ?? 0) * categories + c;
          if (mask && mask[index] === 0) continue;
          const square = (squares[index] ?? 0) + gradient * gradient;
          squares[index] = square;
          weights[index] = (weights[index] ?? 0) - (rate * gradient) / Math.sqrt(square);
        }
      }
    }
  }
  return model;
};
