import { logistic } from "./logistic.ts";

/** Number of rerank features in addition to the scores of the other categories. */
const OWN_FEATURES = 14;

/** Number of candidate sentences that are reranked for each category. */
export const CANDIDATE_COUNT = 30;

/** Length of a rerank row: its own features, then the first-pass probabilities of all categories. */
export const rerankRowLength = (categories: number): number => OWN_FEATURES + categories;

const clip = (score: number): number => Math.max(-9, Math.min(9, score));
/** First-pass scores of a contract: log odds, `categories` values per sentence, row by row. */
export type FirstScores = {
  readonly scores: Float32Array;
  readonly categories: number;
  /** By sentence: section, and length in characters. */
  readonly within: readonly (number | null)[];
  readonly lengths: readonly number[];
};

/** The candidate sentences for a category, best first. */
export const candidatesOf = ({ scores, categories }: FirstScores, category: number): readonly number[] => {
  const count = scores.length / categories;
  const scoreAt = (at: number): number => scores[at * categories + category] ?? -9;
  // Insertion into a short list: sorting all sentences would take longer than the first pass.
  const best: number[] = [];
  for (let at = 0; at < count; at++) {
    const score = scoreAt(at);
    if (best.length === CANDIDATE_COUNT && score <= scoreAt(best[CANDIDATE_COUNT - 1]!)) continue;
    let place = Math.min(best.length, CANDIDATE_COUNT - 1);
    for (; place > 0 && scoreAt(best[place - 1]!) < score; place--) best[place] = best[place - 1]!;
    best[place] = at;
  }
  return best;
};

/** The rerank rows of a category's candidates, in order. */
export const rerankRows = (
  first: FirstScores,
  category: number,
  candidates: readonly number[],
): readonly Float32Array[] => {
  const { scores, categories, within, lengths } = first;
  const count = lengths.length;
  const at = (sentence: number): number =>
    sentence < 0 || sentence >= count ? -9 : clip(scores[sentence * categories + category] ?? -9);
  const best = at(candidates[0] ?? -1);
  let likely = 0;
  // Sections are numbered in text order; text before the first section has index 0.
  const placeOf = (sentence: number): number => (within[sentence] ?? -1) + 1;
  const bySection = new Float32Array(placeOf(count - 1) + 1).fill(-9);
  for (let sentence = 0; sentence < count; sentence++) {
    const score = at(sentence);
    if (score > 0) likely++;
    const place = placeOf(sentence);
    if (score > bySection[place]!) bySection[place] = score;
  }
  return candidates.map((sentence, rank) => {
    const row = new Float32Array(rerankRowLength(categories));
    const own = at(sentence);
    const before = at(sentence - 1);
    const after = at(sentence + 1);
    row.set([
      1,
      own,
      Math.max(0, own),
      own * own * 0.1,
      Math.max(before, -6),
      Math.max(after, -6),
      Math.max(at(sentence - 2), at(sentence + 2), -6),
      best - own,
      Math.log(1 + rank),
      Math.log(1 + likely),
      Math.max(-6, bySection[placeOf(sentence)] ?? -6) - own,
      Math.log(1 + (lengths[sentence] ?? 0)) - 5,
      sentence / Math.max(1, count),
      (lengths[sentence] ?? 0) < 60 ? 1 : 0,
    ]);
    for (let other = 0; other < categories; other++)
      row[OWN_FEATURES + other] = other === category ? 0 : logistic(scores[sentence * categories + other] ?? -9);
    return row;
  });
};

/** The feature row for "is the clause present", from the reranked log odds, best first. */
export const clausePresenceFeatures = (logOdds: readonly number[], sentences: number): Float32Array => {
  const probabilities = logOdds.map(logistic);
  const sum = probabilities.reduce((a, b) => a + b, 0);
  const none = probabilities.reduce((a, b) => a * (1 - b), 1);
  return Float32Array.of(
    1,
    clip(logOdds[0] ?? -9),
    Math.max(0, clip(logOdds[0] ?? -9)),
    clip(logOdds[1] ?? -9),
    clip(logOdds[2] ?? -9),
    Math.log(1e-3 + sum),
    1 - none,
    Math.log(1 + sentences) - 5,
  );
};

/** Dot product of a row with its weights: its log odds. */
export const weightedSum = (row: Float32Array, weights: Float32Array): number => {
  let sum = 0;
  for (let index = 0; index < row.length; index++) sum += (row[index] ?? 0) * (weights[index] ?? 0);
  return sum;
};
