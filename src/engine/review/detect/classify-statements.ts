import { scoreSentences } from "../model/clause-model.ts";
import type { ClauseModel } from "../model/clause-model.ts";
import { cues } from "../model/cues.ts";
import { featuresOf, normalizedSentence } from "../model/features.ts";
import type { ScoredSentence, SentenceLogOdds } from "./find-clauses.ts";
import { phraseHits } from "../text/phrase-hits.ts";
import type { Contract } from "../text/parse-contract.ts";
import { candidatesOf, rerankRows, weightedSum, clausePresenceFeatures } from "../model/rerank.ts";
import { statements } from "../model/statements.ts";
import { logistic } from "../model/logistic.ts";

/** Labels of the evaluation data: the text entails the statement, contradicts it, or does not mention it. */
export type StatementLabel = "Entailment" | "Contradiction" | "NotMentioned";

/** The model's result for one statement, with supporting sentences, likeliest first. */
export type StatementScore = {
  readonly category: string;
  readonly label: StatementLabel;
  readonly score: number;
  readonly rankedSentences: readonly ScoredSentence[];
};

/**
 * A model of statements: `presenceWeights` score that the text entails a statement, `contradictionWeights` that it
 * contradicts it.
 */
export type StatementModel = ClauseModel & { readonly contradictionWeights: readonly Float32Array[] };

const forAndAgainst: readonly RegExp[] = statements.flatMap(({ yes, no }) => [yes, no]);

/** The phrases for statements: the common ones, then those for and against each statement. */
export const statementPhrases: readonly RegExp[] = [...cues, ...forAndAgainst, ...statements.map(({ shows }) => shows)];

/** By sentence: indexes of the matching phrases, two for each statement (for, against). */
export type PhraseMatches = readonly (readonly number[])[];

export const matchStatementPhrases = ({ plain, sentences }: Contract): PhraseMatches =>
  phraseHits(
    sentences.map((sentence) => normalizedSentence(plain, sentence)),
    forAndAgainst,
  );

/** The feature row of a statement: reranked log odds, and where its phrases match. */
export const statementRow = (
  index: number,
  reranked: readonly SentenceLogOdds[],
  matches: PhraseMatches,
): Float32Array => {
  const has = (sentence: number, which: number): boolean => matches[sentence]?.includes(2 * index + which) ?? false;
  const best = reranked.slice(0, 3);
  const count = (which: number): number => matches.filter((hits) => hits.includes(2 * index + which)).length;
  const top = (which: number): number =>
    Math.max(0, ...best.map(({ sentence, logOdds }) => (has(sentence, which) ? logistic(logOdds) : 0)));
  const whole = clausePresenceFeatures(
    reranked.map(({ logOdds }) => logOdds),
    matches.length,
  );
  const rest = [
    Math.min(1, count(0)),
    Math.min(1, count(1)),
    top(0),
    top(1),
    Math.min(3, count(1)) / 3,
    top(1) * (1 - top(0)),
    top(0) * (1 - top(1)),
  ];
  return Float32Array.of(...whole, ...rest);
};

/** The candidate sentences of a statement with reranked log odds, likeliest first. */
export const rerankedSentences = (
  weights: Float32Array,
  categories: number,
  index: number,
  contract: Contract,
  scores: Float32Array,
): readonly SentenceLogOdds[] => {
  const lengths = contract.sentences.map(({ start, end }) => end - start);
  const first = { scores, categories, within: contract.within, lengths };
  const candidates = candidatesOf(first, index);
  return rerankRows(first, index, candidates)
    .map((row, at) => ({ sentence: candidates[at]!, logOdds: weightedSum(row, weights) }))
    .toSorted((a, b) => b.logOdds - a.logOdds || a.sentence - b.sentence);
};

const labelOf = (says: number, against: number): StatementLabel => {
  if (1 - says - against > Math.max(says, against)) return "NotMentioned";
  return says >= against ? "Entailment" : "Contradiction";
};

/** The results for every statement, from first-pass scores. */
export const classifyStatements = (
  model: StatementModel,
  contract: Contract,
  scores: Float32Array,
): readonly StatementScore[] => {
  const matches = matchStatementPhrases(contract);
  return model.categories.map((category, index) => {
    const reranked = rerankedSentences(model.rerankWeights[index]!, model.categories.length, index, contract, scores);
    const row = statementRow(index, reranked, matches);
    const says = logistic(weightedSum(row, model.presenceWeights[index]!));
    const against = logistic(weightedSum(row, model.contradictionWeights[index]!));
    const rankedSentences = reranked.map(({ sentence, logOdds }) => ({ sentence, score: logistic(logOdds) }));
    return { category, label: labelOf(says, against), score: Math.max(says, against), rankedSentences };
  });
};

/** The model's results for every statement about a nondisclosure agreement. */
export const findStatements = (model: StatementModel, contract: Contract): readonly StatementScore[] =>
  classifyStatements(model, contract, scoreSentences(model, featuresOf(contract, statementPhrases)));
