import {
  candidatesOf,
  rerankRowLength,
  rerankRows,
  weightedSum,
  clausePresenceFeatures,
} from "../../src/engine/review/model/rerank.ts";
import type { FirstScores } from "../../src/engine/review/model/rerank.ts";
import { trainDense } from "./dense.ts";
import type { DenseRow } from "./dense.ts";
import { isLabeled } from "./train-first-pass.ts";
import type { LabeledContract } from "./labeled-contracts.ts";

/** A contract with first-pass scores from a model that was not trained on it. */
export type ScoredContract = { readonly labeled: LabeledContract; readonly scores: Float32Array };

export type RerankModel = {
  readonly rerankWeights: readonly Float32Array[];
  readonly presenceWeights: readonly Float32Array[];
};

const firstPassScores = ({ labeled, scores }: ScoredContract, categories: number): FirstScores => ({
  scores,
  categories,
  within: labeled.contract.within,
  lengths: labeled.contract.sentences.map(({ start, end }) => end - start),
});

type Candidates = { readonly rows: readonly Float32Array[]; readonly isMarked: readonly boolean[] };

const candidatesIn = (contract: ScoredContract, categories: readonly string[]): readonly Candidates[] => {
  const first = firstPassScores(contract, categories.length);
  return categories.map((category, index) => {
    const candidates = candidatesOf(first, index);
    return {
      rows: rerankRows(first, index, candidates),
      isMarked: candidates.map((sentence) => isLabeled(contract.labeled, sentence, category)),
    };
  });
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

const f1At = (rows: readonly { readonly odds: number; readonly yes: boolean }[], threshold: number): number => {
  const predicted = rows.filter(({ odds }) => odds >= threshold);
  const truePositives = predicted.filter(({ yes }) => yes).length;
  return (2 * truePositives) / Math.max(1, predicted.length + rows.filter(({ yes }) => yes).length);
};

// The threshold with the highest F1 on the training data, where F1 over all rows and mean F1 over categories have equal weight.
const bestThreshold = (rows: readonly (readonly { readonly odds: number; readonly yes: boolean }[])[]): number => {
  let best = { threshold: 0, value: 0 };
  for (let threshold = -1.5; threshold <= 0.5; threshold += 0.05) {
    const meanOfCategories = rows.reduce((sum, categoryRows) => sum + f1At(categoryRows, threshold), 0) / rows.length;
    const value = meanOfCategories + f1At(rows.flat(), threshold);
    if (value > best.value) best = { threshold, value };
  }
  return best.threshold;
};

const trainDocumentRows = (documentRows: readonly (readonly DenseRow[])[], seed: number): readonly Float32Array[] => {
  const length = documentRows[0]?.[0]?.row.length ?? 0;
  const shared = trainDense(documentRows.flat(), length, { epochs: 6, learningRate: 0.3, seed, l2: 1 });
  const presenceWeights = documentRows.map((rows) =>
    trainDense(rows, length, { epochs: 30, learningRate: 0.2, seed, l2: 16, prior: shared }),
  );
  const threshold = bestThreshold(
    documentRows.map((rows, index) =>
      rows.map(({ row, yes }) => ({ odds: weightedSum(row, presenceWeights[index]!), yes })),
    ),
  );
  // The first feature is always 1, so its weight is the bias: lowering it by the threshold makes 0 the threshold.
  for (const weights of presenceWeights) weights[0] = weights[0]! - threshold;
  return presenceWeights;
};

/** Trains the reranker, and what decides whether a contract has a clause at all. */
export const trainRerank = (
  scored: readonly ScoredContract[],
  categories: readonly string[],
  seed: number,
): RerankModel => {
  const candidates = scored.map((contract) => candidatesIn(contract, categories));
  const rerankWeights = trainCategoryRows(candidates, categories, seed);
  const documentRows = categories.map((category, index) =>
    scored.map(({ labeled }, at): DenseRow => {
      const odds = (candidates[at]?.[index]?.rows ?? [])
        .map((row) => weightedSum(row, rerankWeights[index]!))
        .toSorted((a, b) => b - a);
      return {
        row: clausePresenceFeatures(odds, labeled.contract.sentences.length),
        yes: labeled.labels.get(category)?.present ?? false,
      };
    }),
  );
  return { rerankWeights, presenceWeights: trainDocumentRows(documentRows, seed) };
};
