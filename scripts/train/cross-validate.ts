import { scoreSentences } from "../../src/engine/review/model/clause-model.ts";
import type { ClauseModel } from "../../src/engine/review/model/clause-model.ts";
import { rankClauses } from "../../src/engine/review/detect/find-clauses.ts";
import type { ClauseScore } from "../../src/engine/review/detect/find-clauses.ts";
import { trainFirstPass } from "./train-first-pass.ts";
import type { FirstPass, FirstPassOptions } from "./train-first-pass.ts";
import type { LabeledContract } from "./labeled-contracts.ts";
import { trainRerank } from "./train-rerank.ts";
import type { ScoredContract, RerankModel } from "./train-rerank.ts";

export type HeldOutResult = { readonly labeled: LabeledContract; readonly found: readonly ClauseScore[] };

/** Caches trained models; a plain call without a cache. */
export type ModelCache = (key: string, make: () => FirstPass) => FirstPass;

const FOLDS = [0, 1, 2, 3, 4];

export type TrainingSetup = {
  readonly contracts: readonly LabeledContract[];
  readonly categories: readonly string[];
  readonly options: FirstPassOptions;
  readonly keep: ModelCache;
};

const withoutFolds = (contracts: readonly LabeledContract[], folds: readonly number[]): readonly LabeledContract[] =>
  contracts.filter(({ fold }) => !folds.includes(fold));

/** The first-pass model trained without some folds. */
export const trainFirstPassWithoutFolds = (
  { contracts, categories, options, keep }: TrainingSetup,
  folds: readonly number[],
): FirstPass =>
  keep(`${folds.toSorted().join("")}`, () => trainFirstPass(withoutFolds(contracts, folds), categories, options));

const scoreAll = (
  course: TrainingSetup,
  first: FirstPass,
  contracts: readonly LabeledContract[],
): readonly ScoredContract[] =>
  contracts.map((labeled) => ({
    labeled,
    scores: scoreSentences(
      { ...first, categories: course.categories, rerankWeights: [], presenceWeights: [], measured: {} },
      labeled.features,
    ),
  }));

/** First-look scores of every contract outside a set of folds, each by a model that saw neither that set nor its own fold. */
export const heldOutScores = (course: TrainingSetup, without: readonly number[]): readonly ScoredContract[] =>
  FOLDS.filter((fold) => !without.includes(fold)).flatMap((fold) => {
    const first = trainFirstPassWithoutFolds(course, [...without, fold]);
    return scoreAll(
      course,
      first,
      course.contracts.filter((one) => one.fold === fold),
    );
  });

/** The full model without one fold (or with all, when `null`), rerank included. */
export const trainClauseModel = (course: TrainingSetup, fold: number | null): FirstPass & RerankModel => {
  const without = fold === null ? [] : [fold];
  const second = trainRerank(heldOutScores(course, without), course.categories, course.options.seed);
  return { ...trainFirstPassWithoutFolds(course, without), ...second };
};

/** One model for each fold, learned from the other four. */
export const foldModels = (course: TrainingSetup): readonly ClauseModel[] =>
  FOLDS.map((fold) => ({ ...trainClauseModel(course, fold), categories: course.categories, measured: {} }));

/** Results for held-out contracts: each fold is scored by a model, thresholds included, of the other four. */
export const scoreHeldOut = ({ contracts }: TrainingSetup, models: readonly ClauseModel[]): readonly HeldOutResult[] =>
  contracts.map((labeled) => {
    const model = models[labeled.fold]!;
    return { labeled, found: rankClauses(model, labeled.contract, scoreSentences(model, labeled.features)) };
  });
