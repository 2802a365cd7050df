/** Sentences as rows of features, to learn from. `offsets[row]` … `offsets[row + 1]` are the row's entries in `features`. */
export type Rows = {
  readonly offsets: Int32Array;
  readonly features: Int32Array;
  /** How much each entry counts. */
  readonly values: Float32Array;
  /** Row by row, one per category: 1 is yes. */
  readonly labels: Uint8Array;
  readonly categories: number;
};

/** Weights of all categories of one feature side by side, and one bias each. */
export type Weights = { readonly weights: Float32Array; readonly bias: Float32Array; readonly categories: number };

const EASY = 0.005;

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

/** The scores of one row (log odds), written into `into`; gives back the row's length as a factor. */
export const scoreRow = (model: Weights, rows: Rows, row: number, into: Float64Array): number => {
  const { weights, bias, categories } = model;
  const { features, values, offsets } = rows;
  const to = offsets[row + 1]!;
  let square = 0;
  into.fill(0);
  for (let at = offsets[row]!; at < to; at++) {
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
  readonly rate: number;
  readonly seed: number;
  readonly mask?: Uint8Array;
};

type Learner = {
  readonly learn: (row: number) => boolean;
  readonly model: Weights;
};

// One step of stochastic gradient per row; each weight has a step of its own, which shrinks the more it moved.
const learnerOf = (rows: Rows, { size, rate, mask }: LinearOptions, from?: Weights): Learner => {
  const { offsets, features, values, labels, categories } = rows;
  const weights = from?.weights ?? new Float32Array(size * categories);
  const bias = from?.bias ?? new Float32Array(categories).fill(-4);
  const model = { weights, bias, categories };
  const squares = new Float32Array(size * categories).fill(0.1);
  const biasSquares = new Float32Array(categories).fill(1);
  const scores = new Float64Array(categories);
  const learn = (row: number): boolean => {
    const factor = scoreRow(model, rows, row, scores);
    const to = offsets[row + 1]!;
    let hard = false;
    for (let c = 0; c < categories; c++) {
      const error = 1 / (1 + Math.exp(-scores[c]!)) - labels[row * categories + c]!;
      if (Math.abs(error) < EASY) continue;
      hard = true;
      biasSquares[c]! += error * error;
      bias[c]! -= (rate * error) / Math.sqrt(biasSquares[c]!);
      for (let at = offsets[row]!; at < to; at++) {
        const index = features[at]! * categories + c;
        if (mask && mask[index] === 0) continue;
        const gradient = error * factor * values[at]!;
        const square = squares[index]! + gradient * gradient;
        squares[index] = square;
        weights[index]! -= (rate * gradient) / Math.sqrt(square);
      }
    }
    return hard;
  };
  return { learn, model };
};

const learnAll = (learner: Learner, rows: Rows, epochs: number, seed: number): Weights => {
  let order = shuffled(rows.offsets.length - 1, seed);
  for (let epoch = 0; epoch < epochs; epoch++) {
    // Most sentences are easy after the first round, so later rounds visit only the others.
    const hard: number[] = [];
    for (const row of order) if (learner.learn(row)) hard.push(row);
    const next = shuffled(hard.length, seed + epoch + 1);
    order = next.map((at) => hard[at]!);
  }
  return learner.model;
};

// Per category the weights that matter most; the others become zero.
const maskOf = ({ weights, categories }: Weights, keep: number): Uint8Array => {
  const size = weights.length / categories;
  const mask = new Uint8Array(weights.length);
  const column = new Float32Array(size);
  for (let c = 0; c < categories; c++) {
    for (let at = 0; at < size; at++) column[at] = Math.abs(weights[at * categories + c]!);
    const least = Math.max(1e-6, column.toSorted()[Math.max(0, size - keep)] ?? 0);
    for (let at = 0; at < size; at++) if (column[at]! >= least) mask[at * categories + c] = 1;
  }
  return mask;
};

/**
 * Logistic regression for every category at once; the `keep` most important weights per category are retained and
 * retrained.
 */
export const trainLinear = (rows: Rows, size: number, keep: number, seed: number): Weights => {
  const options = { size, rate: 1, seed };
  const all = learnAll(learnerOf(rows, options), rows, 3, seed);
  const mask = maskOf(all, keep);
  for (let at = 0; at < mask.length; at++) if (mask[at] === 0) all.weights[at] = 0;
  return learnAll(learnerOf(rows, { ...options, mask }, all), rows, 2, seed + 10);
};
