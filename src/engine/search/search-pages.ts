import { foldText } from "../../text/fold-text.ts";
import type { SearchPage } from "../../model/site/search-data.ts";
import { closestWord } from "./closest-word.ts";
import type { SearchablePage, SearchIndex } from "./prepare-search.ts";
import { queryWords } from "./query-words.ts";

/** A page that fits a query; `fit` is about 1 when its name and synonyms have every word. */
export type SearchHit = { readonly page: SearchPage; readonly fit: number };

/** A word of the query as the pages have it; a corrected one counts for less. */
type AskedWord = { readonly word: string; readonly trust: number; readonly rarity: number };

const CORRECTED = 0.85;
/** Weight of a word that no page has: it shows that the query is about something else. */
const UNKNOWN = 0.9;
/** A word that is still being typed, if it is this long. */
const COMPLETED = 0.7;
const MIN_BEGUN = 4;
/** A story has many words that no page has; beyond this weight, more of them say nothing. */
const MAX_WORDS_WEIGHT = 4;
const MIN_FIT = 0.4;
const PLANNED = 0.8;

const completed = (word: string, { names }: SearchIndex): string | undefined =>
  word.length < MIN_BEGUN ? undefined : [...names].find((name) => name.startsWith(word));

const askedWord = (word: string, isLast: boolean, index: SearchIndex): readonly AskedWord[] => {
  if (index.isKnown(word)) return [{ word, trust: 1, rarity: index.rarity(word) }];
  // Amounts and dates do not identify a page.
  if (/\d/.test(word)) return [];
  const meant = closestWord(word, index.names);
  if (meant !== null) return [{ word: meant, trust: CORRECTED, rarity: index.rarity(meant) }];
  const begun = isLast ? completed(word, index) : undefined;
  if (begun !== undefined) return [{ word: begun, trust: COMPLETED, rarity: index.rarity(begun) }];
  return [{ word, trust: 0, rarity: UNKNOWN }];
};

/** An amount with its unit, ignored in a search. */
const AMOUNT = /[$¥€£]?\d[\d,.]*\s?(?:dollars?|bucks|usd|percent|%|万?円|ドル)?(?![\p{L}\p{N}-])/gu;

const withoutPlaces = (query: string, places: readonly string[]): string =>
  places.reduce((text, place) => {
    const at = text.indexOf(place);
    const isWhole = at >= 0 && !/\p{L}/u.test(`${text[at - 1] ?? ""}${text[at + place.length] ?? ""}`);
    return isWhole ? `${text.slice(0, at)} ${text.slice(at + place.length)}` : text;
  }, foldText(query));

const tellingWords = (query: string, index: SearchIndex): readonly string[] => {
  const all = queryWords(query);
  const telling = all.filter((word) => !index.stopWords.has(word) && (word.length > 1 || !/[a-z]/.test(word)));
  return telling.length > 0 ? telling : all;
};

/** How far the query repeats the page's name or one of its synonyms, word by word. */
const phraseFit = ({ name, phrases }: SearchablePage, query: string, words: number): number => {
  if (name === query) return 0.6;
  const place = phrases.indexOf(query);
  // Authors write the likeliest synonym first; its position decides between pages that share one.
  if (place >= 0) return 0.5 - Math.min(place, 10) / 40;
  const inside = [name, ...phrases]
    .filter((one) => one.includes(" ") && ` ${query} `.includes(` ${one} `))
    .map((one) => one.split(" ").length);
  return inside.length === 0 ? 0 : Math.min(0.4, 0.25 + (0.3 * Math.max(...inside)) / Math.max(words, 1));
};

const rank = (index: SearchIndex, query: string, asked: readonly AskedWord[], least: number): readonly SearchHit[] => {
  const total = Math.min(
    MAX_WORDS_WEIGHT,
    asked.reduce((sum, { rarity }) => sum + rarity, 0),
  );
  const scores = index.score(asked.filter(({ trust }) => trust > 0).map(({ word }) => word));
  const best = Math.max(...scores.values(), 1);
  const phrase = queryWords(query).join(" ");
  const short = asked.map(({ word }) => word).join(" ");
  return [...scores].flatMap(([id, score]) => {
    const found = index.pages.get(id);
    if (!found) return [];
    const weights = index.weights.get(id);
    const has = asked.reduce((sum, one) => sum + one.rarity * one.trust * (weights?.get(one.word) ?? 0), 0);
    const bonus = Math.max(phraseFit(found, phrase, asked.length), phraseFit(found, short, asked.length));
    const fit = has / total + bonus;
    if (fit < least) return [];
    return [{ page: found.page, fit: (fit + (0.25 * score) / best) * (found.page.planned ? PLANNED : 1) }];
  });
};

/**
 * The pages that fit a query, best first; ready ones before those in preparation.
 *
 * All words count, rare ones most; a word is never found by its
 * beginning alone, except the last one, which may still be typed, from four letters on. Example: "sell my truck"
 */
export const searchPages = (index: SearchIndex, query: string, limit = 8, least = MIN_FIT): readonly SearchHit[] => {
  const named = withoutPlaces(query.slice(0, 2000), index.places);
  const bare = named.replaceAll(AMOUNT, " ");
  const text = /\p{L}/u.test(bare) ? bare : named;
  const words = [...new Set(tellingWords(text, index))].slice(0, 60);
  const asked = words.flatMap((word, at) => askedWord(word, at === words.length - 1, index));
  if (asked.every(({ trust }) => trust === 0)) return [];
  return rank(index, text, asked, least)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, limit);
};
