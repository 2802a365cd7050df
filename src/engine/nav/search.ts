import type { IndexEntry } from "../../model/site/catalog-index.ts";
import type { PageListing, SiteLanguage } from "../../model/site/site.ts";
import { foldText } from "./fold-text.ts";
import { entryName } from "../../text/words/entry-name.ts";
import { itemOf } from "./build-navigation.ts";
import type { NavItem } from "./build-navigation.ts";

/** A search hit with a line about it. */
export type SearchHit = NavItem & { readonly id: string; readonly about: string };

type Searchable = {
  readonly hit: SearchHit;
  /** Name, synonyms and remaining words, matched with decreasing weight. */
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly rest: string;
};

/** A prepared catalog to search in. */
export type SearchIndex = readonly Searchable[];

const searchText = (text: string): string => foldText(text).replaceAll(/[-_/’']/g, " ");

const listingEntry = (listing: IndexEntry, language: SiteLanguage): Searchable => {
  const own = itemOf(listing, language);
  // A review page is named after the document it reviews.
  const item = listing.kind === "review" ? { ...own, name: `${listing.entry.action}: ${own.name}` } : own;
  return {
    hit: { ...item, id: `${listing.kind}:${listing.id}`, about: item.language ? "" : (listing.makes ?? "") },
    name: searchText(item.name),
    synonyms: listing.synonyms.map(searchText),
    rest: searchText([entryName(listing.entry), listing.makes ?? "", ...listing.tags, ...listing.slugs].join(" ")),
  };
};

const pageEntry = (page: PageListing, host: string): Searchable => ({
  hit: {
    id: `page:${page.id}`,
    name: page.title,
    href: (page.paths[0] ?? "/").replace("{host}", host),
    icon: page.icon,
    planned: false,
    about: page.lead,
  },
  name: searchText(page.title),
  synonyms: page.synonyms.map(searchText),
  rest: searchText(page.lead),
});

/** Makes listings and pages of a language ready for `search`. */
export const prepareSearch = (
  listings: readonly IndexEntry[],
  pages: readonly PageListing[],
  language: SiteLanguage,
  host: string,
): SearchIndex => [
  ...listings.map((listing) => listingEntry(listing, language)),
  ...pages.filter((page) => page.language === language.code).map((page) => pageEntry(page, host)),
];

const startsWord = (text: string, word: string): boolean => text.startsWith(word) || text.includes(` ${word}`);

// Words in scripts without spaces are found anywhere in the text.
const containsWord = (text: string, word: string): boolean =>
  /[^\p{ASCII}]/u.test(word) ? text.includes(word) : startsWord(text, word);

const [IN_NAME, IN_SYNONYM, IN_REST] = [6, 4, 1] as const;

/** Punctuation separates words, so "lawyer's" has the word "s", which begins too many other words to be of use. */
const isSingleLetter = (word: string): boolean => /^[a-z]$/.test(word);

const wordScore = (entry: Searchable, word: string): number => {
  if (containsWord(entry.name, word)) return IN_NAME;
  if (entry.synonyms.some((synonym) => containsWord(synonym, word))) return IN_SYNONYM;
  return containsWord(entry.rest, word) ? IN_REST : 0;
};

const phraseScore = (entry: Searchable, phrase: string): number => {
  if (entry.name === phrase) return 40;
  const position = entry.synonyms.indexOf(phrase);
  // Authors write the likeliest synonym first; its position decides between pages that share one.
  if (position >= 0) return 30 - Math.min(position, 10) / 100;
  if (entry.name.startsWith(phrase)) return 15;
  return entry.synonyms.some((synonym) => synonym.includes(phrase)) ? 12 : 0;
};

/** How well a page fits a query; `matchesAllWords` if it fits every word. */
type Match = { readonly entry: Searchable; readonly matchesAllWords: boolean; readonly score: number };

/** A word of a query, and whether so few pages have it in their name or synonyms that it says which page is meant. */
type QueryWord = { readonly word: string; readonly isRare: boolean };

const queryWord = (index: SearchIndex, word: string): QueryWord => {
  const named = index.filter((entry) => wordScore(entry, word) > IN_REST).length;
  return { word, isRare: named * 20 <= index.length };
};

const scoreEntry = (entry: Searchable, phrase: string, words: readonly QueryWord[]): Match | null => {
  const matched = words.map((one) => ({ ...one, score: wordScore(entry, one.word) })).filter(({ score }) => score > 0);
  const matchesAllWords = matched.length === words.length;
  const matchesMostWords = matched.length * 2 > words.length;
  // Half of the words are enough if one says which page is meant: "divorce lawyer", but not "sell elephants".
  const isSpecific = matched.some(({ score, isRare }) => score === IN_NAME || (isRare && score > IN_REST));
  if (!matchesAllWords && !matchesMostWords && !(matched.length * 2 === words.length && isSpecific)) return null;
  const sum = matched.reduce((total, { score }) => total + score, 0);
  return { entry, matchesAllWords, score: phraseScore(entry, phrase) + sum };
};

/** A page that fits every word comes first, then ready pages, then the best fit. */
const byFit = (a: Match, b: Match): number =>
  Number(b.matchesAllWords) - Number(a.matchesAllWords) ||
  Number(a.entry.hit.planned) - Number(b.entry.hit.planned) ||
  b.score - a.score;

/**
 * The best hits for a query, best first; of pages that fit equally well, planned ones come last.
 *
 * `stopWords` ("my", "a", "need") are ignored unless the query has no other words.
 * Example: "sell my truck" finds the bill of sale whose synonyms name a truck
 */
export const search = (
  index: SearchIndex,
  query: string,
  stopWords: readonly string[],
  limit = 8,
): readonly SearchHit[] => {
  const phrase = searchText(query).trim().replaceAll(/\s+/g, " ");
  const allWords = phrase.split(/[\s、。,.?!]+/).filter((word) => word !== "");
  const contentWords = allWords.filter((word) => !stopWords.includes(word) && !isSingleLetter(word));
  const words = contentWords.length > 0 ? contentWords : allWords;
  if (words.length === 0) return [];
  const queryWords = words.map((word) => queryWord(index, word));
  return index
    .flatMap((entry) => scoreEntry(entry, phrase, queryWords) ?? [])
    .toSorted(byFit)
    .slice(0, limit)
    .map(({ entry }) => entry.hit);
};
