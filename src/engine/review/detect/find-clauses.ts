import { bestFeatures, logOddsOfWords } from "../model/best-sentences.ts";
import type { ClauseModel } from "../model/clause-model.ts";
import { scoreSentences } from "../model/clause-model.ts";
import type { SentenceFeatures } from "../model/features.ts";
import type { Contract } from "../text/parse-contract.ts";
import { isHeadingOnly } from "../text/without-heading.ts";
import { candidatesOf, rerankRows, weightedSum, clausePresenceFeatures } from "../model/rerank.ts";
import { logistic } from "../model/logistic.ts";

/** A candidate sentence. `score` is a probability from 0 to 1. */
export type ScoredSentence = { readonly sentence: number; readonly score: number };

/** The model's result for one category: probability of presence (threshold 0.5) and candidate sentences, likeliest first. */
export type ClauseScore = {
  readonly category: string;
  readonly score: number;
  readonly rankedSentences: readonly ScoredSentence[];
};

/** A candidate sentence with its log odds. */
export type SentenceLogOdds = { readonly sentence: number; readonly logOdds: number };

/** The candidates that are more than a heading, in their order: a heading without its text is not a clause. */
export const withoutHeadings = (
  { plain, sentences }: Contract,
  candidates: readonly SentenceLogOdds[],
): readonly SentenceLogOdds[] => candidates.filter(({ sentence }) => !isHeadingOnly(plain, sentences[sentence]!));

/** The model's results for every category of a contract. */
export const findClauses = (
  model: ClauseModel,
  contract: Contract,
  features: SentenceFeatures,
): readonly ClauseScore[] => {
  const { sentences, within } = contract;
  const scores = scoreSentences(model, features);
  const lengths = sentences.map(({ start, end }) => end - start);
  const first = { scores, categories: model.categories.length, within, lengths };
  return model.categories.map((category, index) => {
    const candidates = candidatesOf(first, index);
    const weights = model.rerankWeights[index]!;
    const ranked = rerankRows(first, index, candidates)
      .map((row, at) => ({ sentence: candidates[at]!, logOdds: weightedSum(row, weights) }))
      .toSorted((a, b) => b.logOdds - a.logOdds || a.sentence - b.sentence);
    const text = withoutHeadings(contract, ranked);
    const row = clausePresenceFeatures(
      text.map(({ logOdds }) => logOdds),
      sentences.length,
    );
    const best = text.map(({ sentence }) => sentence);
    const words = model.wordWeights ? logOddsOfWords(model.wordWeights, bestFeatures(features, best), index) : 0;
    const whole = weightedSum(row, model.presenceWeights[index]!) + words;
    return {
      category,
      score: logistic(whole),
      rankedSentences: ranked.map(({ sentence, logOdds }) => ({ sentence, score: logistic(logOdds) })),
    };
  });
};
