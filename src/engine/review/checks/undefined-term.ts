import { weightedSum } from "../model/rerank.ts";
import { termWeights } from "../model/term-weights.ts";
import type { Contract } from "../text/parse-contract.ts";
import type { CheckHit } from "./check-hit.ts";
import { SHORT_TEXT, determinedUses, termCandidates } from "./term-features.ts";
import type { TermCandidate } from "./term-features.ts";

const MAX_HITS = 3;
const MIN_DEFINITIONS = 2;

// For short texts.
const MIN_DETERMINED = 3;
const MIN_DETERMINED_IF_WORDS = 2;
const MIN_USES = 3;
/** "Promoting" and "Licensed" are parts of terms. */
const PARTICIPLE = /^\w+(?:ed|ing)$/;

const ratingInShort = ({ use, isInGap, isOrdinary, isOfDefinedWords }: TermCandidate): number => {
  const { words, sites, upper, lower } = use;
  if (lower >= upper || sites.size > 0 || use.beforeOf > 0) return 0;
  if (isInGap && upper > MIN_USES && !PARTICIPLE.test(use.term)) return Infinity;
  const uses = determinedUses(use);
  const isFrequent = uses >= MIN_DETERMINED || (words.length > 1 && uses >= MIN_DETERMINED_IF_WORDS);
  return isFrequent && upper >= MIN_USES && !isOrdinary && !isOfDefinedWords ? upper : 0;
};

/** Capitalized terms that the text uses like defined ones and never defines, likeliest first. */
export const undefinedTerms = (contract: Contract, weights: Float32Array = termWeights): readonly CheckHit[] => {
  const { candidates, definitions } = termCandidates(contract);
  if (definitions < MIN_DEFINITIONS) return [];
  const isShort = contract.plain.length < SHORT_TEXT;
  const rated = candidates.map((candidate) => ({
    use: candidate.use,
    rating: isShort ? ratingInShort(candidate) : weightedSum(candidate.row, weights),
  }));
  return rated
    .filter(({ rating }) => rating > 0)
    .toSorted((a, b) => b.rating - a.rating || a.use.start - b.use.start)
    .slice(0, MAX_HITS)
    .map(({ use }) => ({ check: "undefined_term", start: use.start, end: use.end, found: use.term }));
};
