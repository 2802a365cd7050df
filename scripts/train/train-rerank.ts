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

/** A contract with first-look scores from a model that never saw it. */
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

type Candidates = { readonly rows: readonly Float32Array[]; readonly marked: readonly boolean[] };

const candidatesIn = (one: ScoredContract, categories: readonly string[]): readonly Candidates[] => {
  const first = firstPassScores(one, categories.length);
  return categories.map((category, index) => {
    const candidates = candidatesOf(first, index);
    return {
      rows: rerankRows(first, index, candidates),
      marked: candidates.map((sentence) => isLabeled(one.labeled, sentence, category)),
    };
  });
};

const denseRows = ({ rows, marked }: Candidates): readonly DenseRow[] =>
  rows.map((row, at) => ({ row, yes: marked[at] ?? false }));

// Train shared weights first; each category then adjusts them to the extent its examples justify.
const trainCategoryRows = (
  candidates: readonly (readonly Candidates[])[],
  categories: readonly string[],
  seed: number,
): readonly Float32Array[] => {
  const length = rerankRowLength(categories.length);
  const rowsFor = (index: number): readonly DenseRow[] => candidates.flatMap((all) => denseRows(all[index]!));
  const every = categories.flatMap((_, index) => rowsFor(index).filter((__, at) => at % 8 === index % 8));
  const shared = trainDense(every, length, { epochs: 6, rate: 0.3, seed, pull: 1 });
  return categories.map((_, index) =>
    trainDense(rowsFor(index), length, { epochs: 12, rate: 0.2, seed, pull: 10, towards: shared }),
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
  const rows = scored.flatMap((one) =>
    candidatesIn(one, categories).flatMap((found, index) =>
      one.labeled.labels.get(categories[index]!)?.present ? denseRows(found) : [],
    ),
  );
  return trainDense(rows, rerankRowLength(categories.length), { epochs: 6, rate: 0.3, seed, pull: 1 });
};

const f1At = (rows: readonly { readonly odds: number; readonly yes: boolean }[], line: number): number => {
  const told = rows.filter(({ odds }) => odds >= line);
  const hits = told.filter(({ yes }) => yes).length;
  return (2 * hits) / Math.max(1, told.length + rows.filter(({ yes }) => yes).length);
};

// The line between yes and no that gives the best figures on what was learned from, halfway between all questions and the mean category.
const bestThreshold = (rows: readonly (readonly { readonly odds: number; readonly yes: boolean }[])[]): number => {
  let best = { line: 0, value: 0 };
  for (let line = -1.5; line <= 0.5; line += 0.05) {
    const mean = rows.reduce((sum, own) => sum + f1At(own, line), 0) / rows.length;
    const value = mean + f1At(rows.flat(), line);
    if (value > best.value) best = { line, value };
  }
  return best.line;
};

const trainDocumentRows = (wholeRows: readonly (readonly DenseRow[])[], seed: number): readonly Float32Array[] => {
  const length = wholeRows[0]?.[0]?.row.length ?? 0;
  const usual = trainDense(wholeRows.flat(), length, { epochs: 6, rate: 0.3, seed, pull: 1 });
  const presenceWeights = wholeRows.map((rows) =>
    trainDense(rows, length, { epochs: 30, rate: 0.2, seed, pull: 16, towards: usual }),
  );
  const line = bestThreshold(
    wholeRows.map((rows, index) =>
      rows.map(({ row, yes }) => ({ odds: weightedSum(row, presenceWeights[index]!), yes })),
    ),
  );
  // The first figure of a row is 1: moving the line is moving its weight.
  for (const whole of presenceWeights) whole[0] = whole[0]! - line;
  return presenceWeights;
};

/** Trains the reranker and the decision for the full text. */
export const trainRerank = (
  scored: readonly ScoredContract[],
  categories: readonly string[],
  seed: number,
): RerankModel => {
  const candidates = scored.map((one) => candidatesIn(one, categories));
  const rerankWeights = trainCategoryRows(candidates, categories, seed);
  const wholeRows = categories.map((category, index) =>
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
  return { rerankWeights, presenceWeights: trainDocumentRows(wholeRows, seed) };
};
