import { firstLook } from "../../src/engine/review/clause-model.ts";
import type { ClauseModel } from "../../src/engine/review/clause-model.ts";
import { judge } from "../../src/engine/review/find-clauses.ts";
import type { Found } from "../../src/engine/review/find-clauses.ts";
import { trainFirst } from "./first-look.ts";
import type { First, FirstOptions } from "./first-look.ts";
import type { Labelled } from "./labelled.ts";
import { trainSecond } from "./second-look.ts";
import type { Scored, Second } from "./second-look.ts";

export type Judged = { readonly labelled: Labelled; readonly found: readonly Found[] };

/** Keeps what took long to learn; a plain call where nothing is kept. */
export type Keep = (key: string, make: () => First) => First;

const FOLDS = [0, 1, 2, 3, 4];

export type Course = {
  readonly contracts: readonly Labelled[];
  readonly categories: readonly string[];
  readonly options: FirstOptions;
  readonly keep: Keep;
};

const outside = (contracts: readonly Labelled[], folds: readonly number[]): readonly Labelled[] =>
  contracts.filter(({ fold }) => !folds.includes(fold));

/** The first look learned without some folds. */
export const firstWithout = ({ contracts, categories, options, keep }: Course, folds: readonly number[]): First =>
  keep(`${folds.toSorted().join("")}`, () => trainFirst(outside(contracts, folds), categories, options));

const scoreAll = (course: Course, first: First, contracts: readonly Labelled[]): readonly Scored[] =>
  contracts.map((labelled) => ({
    labelled,
    scores: firstLook(
      { ...first, categories: course.categories, looks: [], wholes: [], measured: {} },
      labelled.features,
    ),
  }));

/** First-look scores of every contract outside a set of folds, each by a model that saw neither that set nor its own fold. */
export const unseenScores = (course: Course, without: readonly number[]): readonly Scored[] =>
  FOLDS.filter((fold) => !without.includes(fold)).flatMap((fold) => {
    const first = firstWithout(course, [...without, fold]);
    return scoreAll(
      course,
      first,
      course.contracts.filter((one) => one.fold === fold),
    );
  });

/** The whole model without one fold (or with all, when `null`), second look included. */
export const learn = (course: Course, fold: number | null): First & Second => {
  const without = fold === null ? [] : [fold];
  const second = trainSecond(unseenScores(course, without), course.categories, course.options.seed);
  return { ...firstWithout(course, without), ...second };
};

/** One model for each fold, learned from the other four. */
export const foldModels = (course: Course): readonly ClauseModel[] =>
  FOLDS.map((fold) => ({ ...learn(course, fold), categories: course.categories, measured: {} }));

/** What models say of contracts they had not seen: every fold judged by a model of the other four, thresholds and all. */
export const judgeUnseen = ({ contracts }: Course, models: readonly ClauseModel[]): readonly Judged[] =>
  contracts.map((labelled) => {
    const model = models[labelled.fold]!;
    return { labelled, found: judge(model, labelled.contract, firstLook(model, labelled.features)) };
  });
