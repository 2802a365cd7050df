import type { ClauseModel } from "./clause-model.ts";
import { firstLook } from "./clause-model.ts";
import type { SentenceFeatures } from "./features.ts";
import type { Contract } from "./read-contract.ts";
import { candidatesOf, lookRows, weigh, wholeRow } from "./second-look.ts";

/** A sentence that may be such a clause. `score` is a chance from 0 to 1. */
export type Likely = { readonly sentence: number; readonly score: number };

/** What the model says of one category: whether the contract has it at all (0.5 is the line), and where, likeliest first. */
export type Found = { readonly category: string; readonly score: number; readonly places: readonly Likely[] };

const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** What the model says of every category, from the scores of a first look. */
export const judge = (model: ClauseModel, contract: Contract, scores: Float32Array): readonly Found[] => {
  const { sentences, within } = contract;
  const lengths = sentences.map(({ start, end }) => end - start);
  const first = { scores, categories: model.categories.length, within, lengths };
  return model.categories.map((category, index) => {
    const candidates = candidatesOf(first, index);
    const weights = model.looks[index]!;
    const places = lookRows(first, index, candidates)
      .map((row, at) => ({ sentence: candidates[at]!, odds: weigh(row, weights) }))
      .toSorted((a, b) => b.odds - a.odds || a.sentence - b.sentence);
    const whole = weigh(
      wholeRow(
        places.map(({ odds }) => odds),
        sentences.length,
      ),
      model.wholes[index]!,
    );
    return {
      category,
      score: chance(whole),
      places: places.map(({ sentence, odds }) => ({ sentence, score: chance(odds) })),
    };
  });
};

/** What the model says of every category of a contract. */
export const findClauses = (model: ClauseModel, contract: Contract, features: SentenceFeatures): readonly Found[] =>
  judge(model, contract, firstLook(model, features));
