import type { IndexEntry } from "../../model/catalog-index.ts";
import type { PageListing, SiteLanguage } from "../../model/site.ts";
import { entryName } from "../../text/entry-name.ts";
import { itemOf } from "./build-navigation.ts";
import type { NavItem } from "./build-navigation.ts";

/** One hit: what it is, and a line about it. */
export type Hit = NavItem & { readonly id: string; readonly about: string };

type Searchable = {
  readonly hit: Hit;
  /** Words of the name, of the synonyms, of the rest; matched with falling weight. */
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly rest: string;
};

/** A prepared catalog to search in. */
export type SearchIndex = readonly Searchable[];

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[-_/’']/g, " ");

const listingEntry = (listing: IndexEntry, language: SiteLanguage): Searchable => {
  const own = itemOf(listing, language);
  // A review bears the name of what it reviews.
  const item = listing.kind === "review" ? { ...own, name: `${listing.entry.action}: ${own.name}` } : own;
  return {
    hit: { ...item, id: `${listing.kind}:${listing.id}`, about: item.language ? "" : (listing.makes ?? "") },
    name: plain(item.name),
    synonyms: listing.synonyms.map(plain),
    rest: plain([entryName(listing.entry), listing.makes ?? "", ...listing.tags, ...listing.slugs].join(" ")),
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
  name: plain(page.title),
  synonyms: page.synonyms.map(plain),
  rest: plain(page.lead),
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

// Scripts without spaces are matched anywhere in the text.
const finds = (text: string, word: string): boolean =>
  /[^\p{ASCII}]/u.test(word) ? text.includes(word) : startsWord(text, word);

const wordScore = (entry: Searchable, word: string): number => {
  if (finds(entry.name, word)) return 6;
  if (entry.synonyms.some((synonym) => finds(synonym, word))) return 4;
  return finds(entry.rest, word) ? 1 : 0;
};

const phraseScore = (entry: Searchable, phrase: string): number => {
  if (entry.name === phrase) return 40;
  const place = entry.synonyms.indexOf(phrase);
  // Authors write the likeliest word first: it decides between pages that share one.
  if (place >= 0) return 30 - Math.min(place, 10) / 100;
  if (entry.name.startsWith(phrase)) return 15;
  return entry.synonyms.some((synonym) => synonym.includes(phrase)) ? 12 : 0;
};

const scoreOf = (entry: Searchable, phrase: string, words: readonly string[]): number => {
  const scores = words.map((word) => wordScore(entry, word));
  const found = scores.filter((score) => score > 0).length;
  // At least half of the words must be found; all of them is worth more.
  if (found === 0 || found * 2 < words.length) return 0;
  const sum = scores.reduce((total, score) => total + score, 0);
  return phraseScore(entry, phrase) + sum + (found === words.length ? 5 : 0);
};

/**
 * The best hits for what somebody typed, best first; pages in preparation stand after everything that is ready.
 *
 * `idle` are the words that say nothing ("my", "a", "need").
 * Example: "sell my truck" finds the bill of sale whose synonyms name a truck
 */
export const search = (index: SearchIndex, query: string, idle: readonly string[], limit = 8): readonly Hit[] => {
  const phrase = plain(query).trim().replaceAll(/\s+/g, " ");
  const all = phrase.split(/[\s、。,.?!]+/).filter((word) => word !== "");
  const telling = all.filter((word) => !idle.includes(word));
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) return [];
  return index
    .map((entry) => ({ entry, score: scoreOf(entry, phrase, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => Number(a.entry.hit.planned) - Number(b.entry.hit.planned) || b.score - a.score)
    .slice(0, limit)
    .map(({ entry }) => entry.hit);
};
