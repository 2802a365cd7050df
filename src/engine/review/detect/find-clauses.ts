import type { ClauseModel } from "../model/clause-model.ts";
import { scoreSentences } from "../model/clause-model.ts";
import type { SentenceFeatures } from "../model/features.ts";
import type { Contract } from "../text/parse-contract.ts";
import { isHeadingOnly } from "../text/without-heading.ts";
import { candidatesOf, rerankRows, weightedSum, clausePresenceFeatures } from "../model/rerank.ts";

/** A candidate sentence. `score` is a probability from 0 to 1. */
export type ScoredSentence = { readonly sentence: number; readonly score: number };

/** The model's result for one category: probability of presence (threshold 0.5) and candidate sentences, likeliest first. */
export type ClauseScore = {
  readonly category: string;
  readonly score: number;
  readonly rankedSentences: readonly ScoredSentence[];
};

const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The log odds of candidates that are more than a heading, in their order: a heading without its text is not a clause. */
export const oddsOfText = (
  { plain, sentences }: Contract,
  candidates: readonly { readonly sentence: number; readonly odds: number }[],
): readonly number[] =>
  candidates.filter(({ sentence }) => !isHeadingOnly(plain, sentences[sentence]!)).map(({ odds }) => odds);

/** The results for every category, from first-pass scores. */
export const rankClauses = (model: ClauseModel, contract: Contract, scores: Float32Array): readonly ClauseScore[] => {
  const { sentences, within } = contract;
  const lengths = sentences.map(({ start, end }) => end - start);
  const first = { scores, categories: model.categories.length, within, lengths };
  return model.categories.map((category, index) => {
    const candidates = candidatesOf(first, index);
    const weights = model.rerankWeights[index]!;
    const ranked = rerankRows(first, index, candidates)
      .map((row, at) => ({ sentence: candidates[at]!, odds: weightedSum(row, weights) }))
      .toSorted((a, b) => b.odds - a.odds || a.sentence - b.sentence);
    const whole = weightedSum(
      clausePresenceFeatures(oddsOfText(contract, ranked), sentences.length),
      model.presenceWeights[index]!,
    );
    return {
      category,
      score: chance(whole),
      rankedSentences: ranked.map(({ sentence, odds }) => ({ sentence, score: chance(odds) })),
    };
  });
};

/** The model's results for every category of a contract. */
export const findClauses = (
  model: ClauseModel,
  contract: Contract,
  features: SentenceFeatures,
): readonly ClauseScore[] => rankClauses(model, contract, scoreSentences(model, features));
