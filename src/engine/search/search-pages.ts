import type { SearchPage } from "../../model/site/search-data.ts";
import type { Likelihoods } from "./classify-message.ts";
import { closestWord } from "./closest-word.ts";
import type { SearchablePage, SearchIndex } from "./prepare-search.ts";
import { withoutPlaces } from "./without-places.ts";

/**
 * A page that matches a query; `relevance` is about 1 if its name and synonyms have every word, `phrase` the part of it that
 * comes from a whole synonym or situation in the query, `likelihood` the part that comes from example messages.
 */
export type SearchHit = {
  readonly page: SearchPage;
  readonly relevance: number;
  readonly phrase: number;
  readonly likelihood: number;
};

/** A word of the query as the pages spell it. `confidence` is lower for a corrected or completed word, 0 for an unknown one. */
type QueryTerm = { readonly word: string; readonly confidence: number; readonly weight: number };

/** How much a word that was probably meant weighs beside one that was typed. */
const CORRECTED_CONFIDENCE = 0.85;
/** Weight of a word that no page has; it lowers the relevance of all pages. */
const UNKNOWN_WORD_WEIGHT = 0.9;
/** For the last word, which may be unfinished. */
const COMPLETED_CONFIDENCE = 0.7;
const MIN_PREFIX_LENGTH = 4;
/** Limits the total weight of long texts, in which most words match no page. */
const MAX_WORDS_WEIGHT = 3;
const MIN_RELEVANCE = 0.4;
const PLANNED_FACTOR = 0.8;

const completeWord = (word: string, { names }: SearchIndex): string | undefined =>
  word.length < MIN_PREFIX_LENGTH ? undefined : [...names].find((name) => name.startsWith(word));

const queryTerms = (word: string, isLast: boolean, index: SearchIndex): readonly QueryTerm[] => {
  if (index.isKnown(word)) return [{ word, confidence: 1, weight: index.inverseDocumentFrequency(word) }];
  // Amounts and dates do not identify a page.
  if (/\d/.test(word)) return [];
  const meant = closestWord(word, index.names);
  if (meant !== null)
    return [{ word: meant, confidence: CORRECTED_CONFIDENCE, weight: index.inverseDocumentFrequency(meant) }];
  const completion = isLast ? completeWord(word, index) : undefined;
  if (completion !== undefined)
    return [{ word: completion, confidence: COMPLETED_CONFIDENCE, weight: index.inverseDocumentFrequency(completion) }];
  return [{ word, confidence: 0, weight: UNKNOWN_WORD_WEIGHT }];
};

/** An amount with its unit, ignored in a search unless it is the equivalent of a word: "401k". */
const AMOUNT =
  /[$¥€£]?\d[\d,.]*\s?(?:k|grand|thousand|million|billion)?\s?(?:dollars?|bucks|usd|percent|%|万?円|ドル)?(?![\p{L}\p{N}-])/gu;

const distinctiveTerms = (query: string, index: SearchIndex): readonly string[] => {
  const all = index.wordsOf(query);
  const distinctive = all.filter((word) => !index.stopWords.has(word) && (word.length > 1 || !/[a-z]/.test(word)));
  return distinctive.length > 0 ? distinctive : all;
};

/** Bonus for a query that is the page's name or one of its synonyms, or contains it. */
const phraseRelevance = ({ name, phrases }: SearchablePage, query: string, words: number): number => {
  if (name === query) return 0.6;
  const place = phrases.indexOf(query);
  // Authors write the likeliest synonym first; its position decides between pages that share one.
  if (place >= 0) return 0.5 - Math.min(place, 10) / 40;
  const inside = [name, ...phrases]
    .filter((one) => one.includes(" ") && ` ${query} `.includes(` ${one} `))
    .map((one) => one.split(" ").length);
  return inside.length === 0 ? 0 : Math.min(0.4, 0.25 + (0.3 * Math.max(...inside)) / Math.max(words, 1));
};

/** Weight of a synonym or situation whose words are all in the query, anywhere, by how rare they are. */
const GROUP_WEIGHT = 0.18;
const MAX_GROUP_RELEVANCE = 0.4;

const groupRelevance = ({ wordGroups }: SearchablePage, words: ReadonlySet<string>, index: SearchIndex): number => {
  const weights = wordGroups
    .filter((group) => group.every((word) => words.has(word)))
    .map((group) => group.reduce((sum, word) => sum + index.inverseDocumentFrequency(word), 0));
  return Math.min(MAX_GROUP_RELEVANCE, GROUP_WEIGHT * Math.max(0, ...weights));
};

/** Weight of `shareOf`: how much the words of the query belong to one page rather than to others. */
const SHARE_WEIGHT = 0.3;
/** Weight of the BM25 score, relative to the best page. */
const SCORE_WEIGHT = 0.25;

/** Weight of how likely the example messages make a page. */
export const LIKELIHOOD_WEIGHT = 2;
/** A page that shares no word with a query is found only from this likelihood on. */
const MIN_LIKELIHOOD = 0.1;

const rank = (
  index: SearchIndex,
  query: string,
  terms: readonly QueryTerm[],
  likelihoods: Likelihoods,
  minRelevance: number,
): readonly SearchHit[] => {
  const total = Math.min(
    MAX_WORDS_WEIGHT,
    terms.reduce((sum, { weight }) => sum + weight, 0),
  );
  const scores = index.score(terms.filter(({ confidence }) => confidence > 0).map(({ word }) => word));
  const best = Math.max(...scores.values(), 1);
  const phrase = index.wordsOf(query).join(" ");
  const short = terms.map(({ word }) => word).join(" ");
  const words = new Set(terms.map(({ word }) => word));
  const likely = [...likelihoods].flatMap(([id, share]) => (share >= MIN_LIKELIHOOD ? [id] : []));
  return [...new Set([...scores.keys(), ...likely])].flatMap((id) => {
    const score = scores.get(id) ?? 0;
    const found = index.pages.get(id);
    if (!found) return [];
    const weights = index.weights.get(id);
    const has = terms.reduce((sum, term) => sum + term.weight * term.confidence * (weights?.get(term.word) ?? 0), 0);
    const bonus = Math.max(
      phraseRelevance(found, phrase, terms.length),
      phraseRelevance(found, short, terms.length),
      groupRelevance(found, words, index),
    );
    const likelihood = LIKELIHOOD_WEIGHT * (likelihoods.get(id) ?? 0);
    const relevance = has / total + bonus;
    if (relevance + likelihood < minRelevance) return [];
    const share = terms.reduce(
      (sum, { word, weight, confidence }) => sum + weight * confidence * index.shareOf(word, id),
      0,
    );
    const rankBonus = (SCORE_WEIGHT * score) / best + (SHARE_WEIGHT * share) / total;
    return [
      {
        page: found.page,
        relevance: (relevance + rankBonus) * (found.page.planned ? PLANNED_FACTOR : 1) + likelihood,
        phrase: bonus,
        likelihood,
      },
    ];
  });
};

/**
 * The pages that match a query, most relevant first; pages in preparation rank lower.
 *
 * Words are weighted by inverse document frequency and corrected for typing errors. Prefixes match only for the last word,
 * from four letters on. Example: "sell my truck"
 */
export const searchPages = (
  index: SearchIndex,
  query: string,
  limit = 8,
  minRelevance = MIN_RELEVANCE,
): readonly SearchHit[] => {
  const named = withoutPlaces(query.slice(0, 2000), index.places);
  const bare = named.replaceAll(AMOUNT, (found) => (/\d/.test(index.wordsOf(found)[0] ?? "") ? " " : found));
  const text = /\p{L}/u.test(bare) ? bare : named;
  const words = [...new Set(distinctiveTerms(text, index))].slice(0, 60);
  const terms = words.flatMap((word, at) => queryTerms(word, at === words.length - 1, index));
  const likelihoods = index.classify(query);
  const isUnknown = terms.every(({ confidence }) => confidence === 0);
  if (terms.length === 0 || (isUnknown && likelihoods.size === 0)) return [];
  return rank(index, text, terms, likelihoods, minRelevance)
    .toSorted((a, b) => b.relevance - a.relevance)
    .slice(0, limit);
};
