import { scoreSentences } from "../../src/engine/review/model/clause-model.ts";
import type { ClauseModel } from "../../src/engine/review/model/clause-model.ts";
import { findClauses } from "../../src/engine/review/detect/find-clauses.ts";
import type { ClauseScore } from "../../src/engine/review/detect/find-clauses.ts";
import { trainFirstPass } from "./train-first-pass.ts";
import type { FirstPass, FirstPassOptions } from "./train-first-pass.ts";
import type { LabeledContract } from "./labeled-contracts.ts";
import { trainRerank } from "./train-rerank.ts";
import type { ScoredContract, RerankModel } from "./train-rerank.ts";

/** What a model found in a contract that it was not trained on. */
export type HeldOutResult = { readonly labeled: LabeledContract; readonly found: readonly ClauseScore[] };

/** Returns the model stored under the key, or trains and stores it. */
export type ModelCache = (key: string, train: () => FirstPass) => FirstPass;

const FOLDS = [0, 1, 2, 3, 4];

/** What a model is trained on, and how. */
export type TrainingSetup = {
  readonly contracts: readonly LabeledContract[];
  readonly categories: readonly string[];
  readonly options: FirstPassOptions;
  readonly cache: ModelCache;
};

const withoutFolds = (contracts: readonly LabeledContract[], folds: readonly number[]): readonly LabeledContract[] =>
  contracts.filter(({ fold }) => !folds.includes(fold));

/** The first-pass model trained without some folds. */
export const trainFirstPassWithoutFolds = (
  { contracts, categories, options, cache }: TrainingSetup,
  folds: readonly number[],
): FirstPass =>
  cache(`${folds.toSorted().join("")}`, () => trainFirstPass(withoutFolds(contracts, folds), categories, options));

const scoreAll = (
  setup: TrainingSetup,
  firstPass: FirstPass,
  contracts: readonly LabeledContract[],
): readonly ScoredContract[] =>
  contracts.map((labeled) => ({
    labeled,
    scores: scoreSentences(
      {
        ...firstPass,
        categories: setup.categories,
        rerankWeights: [],
        presenceWeights: [],
        wordWeights: null,
        measured: {},
      },
      labeled.features,
    ),
  }));

/** First-pass scores of every contract outside a set of folds, each by a model trained without that set and without its own fold. */
export const heldOutScores = (setup: TrainingSetup, without: readonly number[]): readonly ScoredContract[] =>
  FOLDS.filter((fold) => !without.includes(fold)).flatMap((fold) => {
    const firstPass = trainFirstPassWithoutFolds(setup, [...without, fold]);
    return scoreAll(
      setup,
      firstPass,
      setup.contracts.filter((one) => one.fold === fold),
    );
  });

/** The full model without one fold (or with all, when `null`), rerank included. */
export const trainClauseModel = (setup: TrainingSetup, fold: number | null): FirstPass & RerankModel => {
  const without = fold === null ? [] : [fold];
  const rerank = trainRerank(heldOutScores(setup, without), setup.categories, setup.options.seed);
  return { ...trainFirstPassWithoutFolds(setup, without), ...rerank };
};

/** One model for each fold, trained on the other four. */
export const foldModels = (setup: TrainingSetup): readonly ClauseModel[] =>
  FOLDS.map((fold) => ({ ...trainClauseModel(setup, fold), categories: setup.categories, measured: {} }));

/** Results for held-out contracts: each fold is scored by a model, thresholds included, of the other four. */
export const scoreHeldOut = ({ contracts }: TrainingSetup, models: readonly ClauseModel[]): readonly HeldOutResult[] =>
  contracts.map((labeled) => {
    const model = models[labeled.fold]!;
    return { labeled, found: findClauses(model, labeled.contract, labeled.features) };
  });
