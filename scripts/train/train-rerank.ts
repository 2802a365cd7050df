import {
  candidatesOf,
  rerankRowLength,
  rerankRows,
  weightedSum,
  clausePresenceFeatures,
} from "../../src/engine/review/model/rerank.ts";
import { withoutHeadings } from "../../src/engine/review/detect/find-clauses.ts";
import { sparseWeights } from "../../src/engine/review/detect/model-file.ts";
import type { WeightTable } from "../../src/engine/review/detect/model-file.ts";
import { bestFeatures } from "../../src/engine/review/model/best-sentences.ts";
import type { BestFeatures, SparseWeights } from "../../src/engine/review/model/best-sentences.ts";
import type { FirstScores } from "../../src/engine/review/model/rerank.ts";
import { trainDense } from "./dense.ts";
import type { DenseRow } from "./dense.ts";
import { isLabeled } from "./train-first-pass.ts";
import { trainWords } from "./train-words.ts";
import type { LabeledContract } from "./labeled-contracts.ts";

/** A contract with first-pass scores from a model that was not trained on it. */
export type ScoredContract = { readonly labeled: LabeledContract; readonly scores: Float32Array };

export type RerankModel = {
  readonly rerankWeights: readonly Float32Array[];
  readonly presenceWeights: readonly Float32Array[];
  readonly wordTable: WeightTable;
  readonly wordWeights: SparseWeights;
};

const firstPassScores = ({ labeled, scores }: ScoredContract, categories: number): FirstScores => ({
  scores,
  categories,
  within: labeled.contract.within,
  lengths: labeled.contract.sentences.map(({ start, end }) => end - start),
});

type Candidates = {
  readonly sentences: readonly number[];
  readonly rows: readonly Float32Array[];
  readonly isMarked: readonly boolean[];
};

const candidatesOfCategory = (
  { labeled }: ScoredContract,
  first: FirstScores,
  category: string,
  index: number,
): Candidates => {
  const candidates = candidatesOf(first, index);
  return {
    sentences: candidates,
    rows: rerankRows(first, index, candidates),
    isMarked: candidates.map((sentence) => isLabeled(labeled, sentence, category)),
  };
};

const candidatesIn = (contract: ScoredContract, categories: readonly string[]): readonly Candidates[] => {
  const first = firstPassScores(contract, categories.length);
  return categories.map((category, index) => candidatesOfCategory(contract, first, category, index));
};

const LOWEST_SCORE = -9;

/** The candidates that are left when the sentences that experts marked are taken out; null if none are marked. */
const candidatesWithout = (contract: ScoredContract, category: string, index: number): Candidates | null => {
  const { labeled, scores } = contract;
  const categories = labeled.labels.size;
  const marked = labeled.contract.sentences.flatMap((_, at) => (isLabeled(labeled, at, category) ? [at] : []));
  if (marked.length === 0) return null;
  const rest = scores.slice();
  for (const at of marked) rest.fill(LOWEST_SCORE, at * categories, (at + 1) * categories);
  const without = { labeled, scores: rest };
  return candidatesOfCategory(without, firstPassScores(without, categories), category, index);
};

const denseRows = ({ rows, isMarked }: Candidates): readonly DenseRow[] =>
  rows.map((row, at) => ({ row, yes: isMarked[at] ?? false }));

// Train shared weights first; each category then adjusts them to the extent its examples justify.
const trainCategoryRows = (
  candidates: readonly (readonly Candidates[])[],
  categories: readonly string[],
  seed: number,
): readonly Float32Array[] => {
  const length = rerankRowLength(categories.length);
  const rowsFor = (index: number): readonly DenseRow[] => candidates.flatMap((all) => denseRows(all[index]!));
  const sampledRows = categories.flatMap((_, index) => rowsFor(index).filter((__, at) => at % 8 === index % 8));
  const shared = trainDense(sampledRows, length, { epochs: 6, learningRate: 0.3, seed, l2: 1 });
  return categories.map((_, index) =>
    trainDense(rowsFor(index), length, { epochs: 12, learningRate: 0.2, seed, l2: 10, prior: shared }),
  );
};

/**
 * One rerank model for all categories, for use where each has few examples: it learns which sentence shows a category
 * best, from the contracts that have it.
 */
export const trainSharedRerank = (
  scored: readonly ScoredContract[],
  categories: readonly string[],
  seed: number,
): Float32Array => {
  const rows = scored.flatMap((contract) =>
    candidatesIn(contract, categories).flatMap((found, index) =>
      contract.labeled.labels.get(categories[index]!)?.present ? denseRows(found) : [],
    ),
  );
  return trainDense(rows, rerankRowLength(categories.length), { epochs: 6, learningRate: 0.3, seed, l2: 1 });
};

const f1At = (rows: readonly { readonly logOdds: number; readonly yes: boolean }[], threshold: number): number => {
  const predicted = rows.filter(({ logOdds }) => logOdds >= threshold);
  const truePositives = predicted.filter(({ yes }) => yes).length;
  return (2 * truePositives) / Math.max(1, predicted.length + rows.filter(({ yes }) => yes).length);
};

// The threshold with the highest F1 on the training data, where F1 over all rows and mean F1 over categories have equal weight.
const bestThreshold = (rows: readonly (readonly { readonly logOdds: number; readonly yes: boolean }[])[]): number => {
  let best = { threshold: 0, value: 0 };
  for (let threshold = -1.5; threshold <= 0.5; threshold += 0.05) {
    const meanOfCategories = rows.reduce((sum, categoryRows) => sum + f1At(categoryRows, threshold), 0) / rows.length;
    const value = meanOfCategories + f1At(rows.flat(), threshold);
    if (value > best.value) best = { threshold, value };
  }
  return best.threshold;
};

type DocumentRow = DenseRow & { readonly best: BestFeatures };

/** Rows to train on, and those of real contracts, by which the threshold is chosen. */
type DocumentRows = {
  readonly all: readonly DocumentRow[];
  readonly real: readonly DenseRow[];
};

const trainDocumentRows = (documentRows: readonly DocumentRows[], seed: number): readonly Float32Array[] => {
  const length = documentRows[0]?.all[0]?.row.length ?? 0;
  const shared = trainDense(
    documentRows.flatMap(({ all }) => all),
    length,
    { epochs: 6, learningRate: 0.3, seed, l2: 1 },
  );
  const presenceWeights = documentRows.map(({ all }) =>
    trainDense(all, length, {
      epochs: 30,
      learningRate: 0.2,
      seed,
      l2: 16,
      prior: shared,
    }),
  );
  const threshold = bestThreshold(
    documentRows.map(({ real }, index) =>
      real.map(({ row, yes }) => ({
        logOdds: weightedSum(row, presenceWeights[index]!),
        yes,
      })),
    ),
  );
  // The first feature is always 1, so its weight is the bias: lowering it by the threshold makes 0 the threshold.
  for (const weights of presenceWeights) weights[0] = weights[0]! - threshold;
  return presenceWeights;
};

const documentRow = (
  { contract, features }: LabeledContract,
  { sentences, rows }: Candidates,
  weights: Float32Array,
  yes: boolean,
): DocumentRow => {
  const ranked = rows
    .map((row, at) => ({
      sentence: sentences[at]!,
      logOdds: weightedSum(row, weights),
    }))
    .toSorted((a, b) => b.logOdds - a.logOdds);
  const text = withoutHeadings(contract, ranked);
  const logOdds = text.map((one) => one.logOdds);
  const best = text.map(({ sentence }) => sentence);
  return { row: clausePresenceFeatures(logOdds, contract.sentences.length), best: bestFeatures(features, best), yes };
};

const WORDS_PER_CATEGORY = 120;
const MAX_LEVEL = 63;
// Contracts whose clause was taken out make it look rarer than it is. Unit: log odds, chosen on one fold.
const RARITY_CORRECTION = 0.6;

// What nearly every contract has, its title and its parties, is also elsewhere in the text.
const MAX_SHARE = 0.9;
const MAX_SPANS = 3;

/** Trains the reranker, and what decides whether a contract has a clause at all. */
export const trainRerank = (
  scored: readonly ScoredContract[],
  categories: readonly string[],
  seed: number,
): RerankModel => {
  const candidates = scored.map((contract) => candidatesIn(contract, categories));
  const rerankWeights = trainCategoryRows(candidates, categories, seed);
  const documentRows = categories.map((category, index): DocumentRows => {
    const weights = rerankWeights[index]!;
    const has = ({ labeled }: ScoredContract): boolean => labeled.labels.get(category)?.present ?? false;
    const real = scored.map((one, at) => documentRow(one.labeled, candidates[at]![index]!, weights, has(one)));
    if (scored.filter(has).length > scored.length * MAX_SHARE) return { all: real, real };
    // A contract whose clause was taken out shows what is left of a missing clause: words on its subject elsewhere.
    const without = scored.flatMap((one): readonly DocumentRow[] => {
      const spans = one.labeled.labels.get(category)?.spans.length ?? 0;
      const rest = has(one) && spans <= MAX_SPANS ? candidatesWithout(one, category, index) : null;
      return rest ? [documentRow(one.labeled, rest, weights, false)] : [];
    });
    return { all: [...real, ...without], real };
  });
  const presenceWeights = trainDocumentRows(documentRows, seed);
  const examples = documentRows.map(({ all }, index) =>
    all.map(({ row, best, yes }) => ({ best, logOdds: weightedSum(row, presenceWeights[index]!), yes })),
  );
  const words = trainWords(examples, { seed, weightsPerCategory: WORDS_PER_CATEGORY, maxLevel: MAX_LEVEL });
  for (const [index, bias] of words.biases.entries()) presenceWeights[index]![0]! += bias + RARITY_CORRECTION;
  return { rerankWeights, presenceWeights, wordTable: words.table, wordWeights: sparseWeights(words.table) };
};
