import type { MessageModel } from "../../model/site/message-model.ts";
import { unpackNumbers } from "../../text/packed-numbers.ts";

/** Classes of messages that no page answers begin like this. */
export const NO_PAGE = "none:";

/** Whether messages of a class are answered by no page. */
export const isNoPage = (classId: string): boolean => classId.startsWith(NO_PAGE);

/** How likely a text is of each class, from 0 to 1. */
export type Likelihoods = ReadonlyMap<string, number>;

/** The classes of a text with these features. */
export type Classifier = (features: ReadonlySet<number>) => Likelihoods;

type Weight = { readonly owner: number; readonly weight: number };

/** Steps between zero and the greatest weight; small weights are finer. */
export const WEIGHT_STEPS = 15;

const stepOf = (packed: number, range: number): number => {
  const size = ((packed >> 1) / WEIGHT_STEPS) ** 2 * range;
  return packed % 2 === 0 ? size : -size;
};

const unpackWeights = (model: MessageModel): ReadonlyMap<number, readonly Weight[]> => {
  const [counts, owners, weights] = [model.counts, model.owners, model.weights].map(unpackNumbers) as [
    readonly number[],
    readonly number[],
    readonly number[],
  ];
  const byFeature = new Map<number, readonly Weight[]>();
  let [feature, next] = [-1, 0];
  for (const [index, gap] of unpackNumbers(model.features).entries()) {
    feature += gap + 1;
    let owner = -1;
    const own = Array.from({ length: counts[index] ?? 0 }, () => {
      owner += (owners[next] ?? 0) + 1;
      return { owner, weight: stepOf(weights[next++] ?? 0, model.range) };
    });
    byFeature.set(feature, own);
  }
  return byFeature;
};

/** Probabilities from sums (softmax). */
const likelihoods = (sums: Float64Array, classes: readonly string[]): Likelihoods => {
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const total = shares.reduce((all, one) => all + one, 0);
  return new Map(classes.map((name, index) => [name, (shares[index] ?? 0) / total]));
};

const NOTHING: Likelihoods = new Map();

/** Unpacks a model once. A text without any known feature has no likelihoods. */
export const createClassifier = (model: MessageModel): Classifier => {
  const byFeature = unpackWeights(model);
  return (features) => {
    const known = [...features].flatMap((feature) => byFeature.get(feature) ?? []);
    const count = [...features].filter((feature) => byFeature.has(feature)).length;
    if (count === 0) return NOTHING;
    const sums = new Float64Array(model.classes.length);
    const factor = 1 / Math.sqrt(count);
    for (const { owner, weight } of known) sums[owner]! += weight * factor;
    for (const [index, bias] of model.bias.entries()) sums[index]! += bias;
    return likelihoods(sums, model.classes);
  };
};
