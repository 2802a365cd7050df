import MiniSearch from "minisearch";
import type { SearchData, SearchPage } from "../../model/site/search-data.ts";
import type { MessageModel } from "../../model/site/message-model.ts";
import type { Likelihoods } from "./classify-message.ts";
import { foldPlaces } from "./without-places.ts";
import { createWordReader } from "./word-reader.ts";
import type { WordsOf } from "./word-reader.ts";

/** The parts of a page that are searched; a match in an earlier part has more weight. */
const PARTS = ["name", "synonyms", "situations", "about", "text"] as const;
type Part = (typeof PARTS)[number];

/** Weight of a match, by part of the page. */
const PART_WEIGHTS: { readonly [part in Part]: number } = {
  name: 1,
  synonyms: 0.95,
  situations: 0.8,
  about: 0.45,
  text: 0.25,
};

/** A page with its name and synonyms as sequences of words. */
export type SearchablePage = {
  readonly page: SearchPage;
  readonly name: string;
  readonly phrases: readonly string[];
  /** The words that matter of each synonym, and of each situation that has several. */
  readonly wordGroups: readonly (readonly string[])[];
};

/** The pages of one language, ready to be searched. */
export type SearchIndex = {
  readonly pages: ReadonlyMap<string, SearchablePage>;
  /** Best weight of every word of a page. */
  readonly weights: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** How rare a word is among the pages (IDF), normalized to the range from 0 to 1. */
  readonly inverseDocumentFrequency: (word: string) => number;
  /** The share of a page in all names, synonyms and situations that contain the word. */
  readonly shareOf: (word: string, page: string) => number;
  readonly isKnown: (word: string) => boolean;
  /** Words of names and synonyms, which a typing error may have meant. */
  readonly names: ReadonlySet<string>;
  readonly stopWords: ReadonlySet<string>;
  readonly places: readonly string[];
  /** The words of a text, each as the first of its equivalents. */
  readonly wordsOf: WordsOf;
  /** BM25 scores of the pages for these words. */
  readonly score: (words: readonly string[]) => ReadonlyMap<string, number>;
  /** How likely a text is of each class of the message model, less for a short text; empty without a model. */
  readonly classify: (text: string) => Likelihoods;
  /** Where writers of messages that no page answers are referred, by class. */
  readonly referrals: MessageModel["referrals"];
};

type Indexed = { readonly id: string } & { readonly [part in Part]: string };

const textsOf = (page: SearchPage): Indexed => ({
  id: page.id,
  name: page.name,
  synonyms: page.synonyms.join(" \n "),
  situations: page.situations.join(" \n "),
  about: page.about,
  text: page.text,
});

const weighedWords = (
  indexed: Indexed,
  wordsOf: WordsOf,
  stopWords: ReadonlySet<string>,
): ReadonlyMap<string, number> => {
  const weights = new Map<string, number>();
  for (const part of PARTS)
    for (const word of wordsOf(indexed[part]))
      if (!weights.has(word) && !stopWords.has(word)) weights.set(word, PART_WEIGHTS[part]);
  return weights;
};

const inverseDocumentFrequencies = (
  weights: ReadonlyMap<string, ReadonlyMap<string, number>>,
): ((word: string) => number) => {
  const counts = new Map<string, number>();
  for (const words of weights.values())
    // A word in the questions of many pages says less about them than one in their names, so it makes the word less common.
    for (const [word, weight] of words) counts.set(word, (counts.get(word) ?? 0) + (weight > 0.3 ? 1 : 0.4));
  const most = Math.log(1 + weights.size);
  return (word) => Math.log(1 + weights.size / (counts.get(word) ?? 1)) / most;
};

/** Added to the count of a word (smoothing), so that a single phrase of one page does not make a share of 1. */
const SHARE_PRIOR = 1;

type PhraseCounts = { readonly byPage: Map<string, number>; total: number };

const phraseShares = (
  pages: readonly SearchPage[],
  wordsOf: WordsOf,
  stopWords: ReadonlySet<string>,
): ((word: string, page: string) => number) => {
  const counts = new Map<string, PhraseCounts>();
  for (const { id, name, synonyms, situations } of pages)
    for (const text of [name, ...synonyms, ...situations])
      for (const word of new Set(wordsOf(text))) {
        if (stopWords.has(word)) continue;
        const count = counts.get(word) ?? { byPage: new Map<string, number>(), total: SHARE_PRIOR };
        counts.set(word, count);
        count.byPage.set(id, (count.byPage.get(id) ?? 0) + 1);
        count.total += 1;
      }
  return (word, page) => {
    const count = counts.get(word);
    return count ? (count.byPage.get(page) ?? 0) / count.total : 0;
  };
};

const searchable = (page: SearchPage, wordsOf: WordsOf, stopWords: ReadonlySet<string>): SearchablePage => {
  const phrase = (text: string): string => wordsOf(text).join(" ");
  const distinctive = (text: string): readonly string[] => [
    ...new Set(wordsOf(text).filter((word) => !stopWords.has(word))),
  ];
  return {
    page,
    name: phrase(page.name),
    phrases: page.synonyms.map(phrase),
    // One word names a page only if its author says so: "NDA".
    wordGroups: [
      ...page.synonyms.map(distinctive).filter(({ length }) => length > 0),
      ...page.situations.map(distinctive).filter(({ length }) => length > 1),
    ],
  };
};

/**
 * Prepares the pages of a language once.
 *
 * `stopWords` are words ignored in a search ("my", "a", "need").
 */
export const prepareSearch = (data: SearchData, stopWords: readonly string[]): SearchIndex => {
  const wordsOf = createWordReader(data.equivalents);
  const stops = new Set(stopWords.flatMap(wordsOf));
  const mini = new MiniSearch<Indexed>({
    fields: [...PARTS],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (word) => (stops.has(word) ? null : word),
    searchOptions: {
      boost: { name: 4, synonyms: 3, situations: 2, about: 1, text: 0.5 },
      tokenize: (text) => text.split(" "),
    },
  });
  const indexed = data.pages.map(textsOf);
  mini.addAll(indexed);
  const weights = new Map(indexed.map((one) => [one.id, weighedWords(one, wordsOf, stops)] as const));
  const names = new Set<string>();
  for (const words of weights.values()) for (const [word, weight] of words) if (weight > 0.5) names.add(word);
  const known = new Set([...weights.values()].flatMap((words) => [...words.keys()]));
  return {
    pages: new Map(data.pages.map((page) => [page.id, searchable(page, wordsOf, stops)])),
    weights,
    inverseDocumentFrequency: inverseDocumentFrequencies(weights),
    shareOf: phraseShares(data.pages, wordsOf, stops),
    isKnown: (word) => known.has(word),
    names,
    stopWords: stops,
    wordsOf,
    places: foldPlaces(data.places),
    score: (words) => new Map(mini.search(words.join(" ")).map(({ id, score }) => [String(id), score])),
    classify: () => new Map(),
    referrals: {},
  };
};
