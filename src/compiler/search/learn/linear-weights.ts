import type { TrainingRows } from "./training-rows.ts";

/** Weights of features for classes. Only the classes in `owners` have one for a feature, in the same order. */
export type LinearWeights = {
  readonly owners: readonly (readonly number[])[];
  readonly weights: readonly Float64Array[];
  readonly bias: Float64Array;
};

/** Count of a feature that no example of a class has (smoothing). */
const UNSEEN = 0.01;

/** Multinomial naive Bayes: how much more often the examples of a class have a feature than one they do not have. */
export const naiveBayes = ({ classes, rows }: TrainingRows, owners: LinearWeights["owners"]): LinearWeights => {
  const counts = owners.map((own) => new Float64Array(own.length));
  const totals = new Float64Array(classes.length);
  let sum = 0;
  for (const { features, values, owner, weight } of rows)
    for (const [index, feature] of features.entries()) {
      const value = values[index]!;
      const place = owners[feature]!.indexOf(owner);
      if (place >= 0) counts[feature]![place]! += weight * value;
      totals[owner]! += weight * value;
      sum += value;
    }
  const perRow = sum / rows.length;
  return {
    owners,
    weights: counts.map((own) => own.map((count) => Math.log((count + UNSEEN) / UNSEEN))),
    bias: totals.map((total) => -perRow * Math.log(total + UNSEEN * owners.length)),
  };
};

const PASSES = 16;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** A step with which every row is visited once, in an order that mixes the classes. */
const strideOf = (count: number): number => {
  let stride = Math.max(1, Math.floor(count * 0.618));
  while (divisor(stride, count) !== 1) stride += 1;
  return stride;
};

/**
 * A support vector machine for each class against all others, by dual coordinate descent with squared hinge loss.
 *
 * The number of passes and the order of the rows are fixed, so that the same examples always give the same weights.
 */
export const supportVectors = ({ classes, rows }: TrainingRows, owners: LinearWeights["owners"]): LinearWeights => {
  const size = classes.length;
  const weights = owners.map((own) => new Float64Array(own.length));
  const bias = new Float64Array(size);
  const duals = rows.map(() => new Float64Array(size));
  const [sums, squares, moves] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const visit = (index: number): void => {
    const { features, values, owner, weight } = rows[index]!;
    const slack = 1 / (2 * weight);
    sums.set(bias);
    squares.fill(1);
    for (let i = 0; i < features.length; i++) {
      const [own, mine, value] = [owners[features[i]!]!, weights[features[i]!]!, values[i]!];
      for (let j = 0; j < own.length; j++) {
        sums[own[j]!]! += mine[j]! * value;
        squares[own[j]!]! += value * value;
      }
    }
    const dual = duals[index]!;
    for (let c = 0; c < size; c++) {
      const side = c === owner ? 1 : -1;
      const before = dual[c]!;
      const gradient = side * sums[c]! - 1 + slack * before;
      const after = Math.max(0, before - gradient / (squares[c]! + slack));
      dual[c] = after;
      moves[c] = (after - before) * side;
      bias[c]! += moves[c]!;
    }
    for (let i = 0; i < features.length; i++) {
      const [own, mine, value] = [owners[features[i]!]!, weights[features[i]!]!, values[i]!];
      for (let j = 0; j < own.length; j++) mine[j]! += moves[own[j]!]! * value;
    }
  };
  const stride = strideOf(rows.length);
  for (let pass = 0; pass < PASSES; pass++)
    for (let at = 0; at < rows.length; at++) visit((at * stride + pass * 7919) % rows.length);
  return { owners, weights, bias };
};
