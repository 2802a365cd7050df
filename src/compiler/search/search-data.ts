import { allListings } from "../../engine/nav/find-listing.ts";
import { itemOf } from "../../engine/nav/build-navigation.ts";
import { localizedText } from "../../engine/nav/localized-text.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { Field } from "../../model/field.ts";
import type { EverydayWords } from "../../model/site/vocabulary.ts";
import type { IndexEntry } from "../../model/site/catalog-index.ts";
import { SCREEN_LANGUAGES, SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import type { SearchData, SearchPage } from "../../model/site/search-data.ts";
import type { SiteLanguage, StaticPage } from "../../model/site/site.ts";
import type { Text } from "../../model/text.ts";
import { entryName } from "../../text/words/entry-name.ts";
import type { CompiledCatalog } from "../catalog/compile-catalog.ts";

const plain = (text: Text | undefined): string =>
  (text ?? []).map((part) => (typeof part === "string" ? part : " ")).join("");

const textsOfField = (field: Field): readonly string[] => [
  plain(field.label),
  ...(field.options ?? []).slice(0, 20).map((option) => plain(option.label)),
];

/** The questions of a page, each word once: they only help to find it. */
const questionText = (definition: PageDefinition): string => {
  const { suits } = definition.about;
  const texts = definition.steps.flatMap(({ title, fields }) => [plain(title), ...fields.flatMap(textsOfField)]);
  return [...new Set([...suits, ...texts].join(" ").split(/\s+/))].join(" ");
};

const wordsIn = (lists: EverydayWords | undefined, code: string): readonly string[] => {
  const language = SCREEN_LANGUAGES.find((screenLanguage) => screenLanguage === code);
  return (language && lists?.[language]) ?? [];
};

/** Words of the page in the screen language, and the English ones, which many people type anyway. */
const synonymsOf = (lists: EverydayWords | undefined, code: string): readonly string[] => [
  ...new Set([...wordsIn(lists, code), ...wordsIn(lists, SOURCE_LANGUAGE)]),
];

/** The intent served by a page, by its kind, unless `vocabulary.yaml` sets it. */
const INTENTS: { readonly [kind: string]: string } = {
  document: "draft",
  calculator: "calculate",
  checker: "check",
  review: "review",
};

const listingPage = (listing: IndexEntry, language: SiteLanguage, compiled: CompiledCatalog): SearchPage => {
  const { language: foreign, ...own } = itemOf(listing, language);
  const words = compiled.vocabulary.pages[listing.id];
  const key = foreign === undefined ? language.code : SOURCE_LANGUAGE;
  const definition = [key, SOURCE_LANGUAGE]
    .map((code) => compiled.definitions.get(`${listing.id}.${code}`) ?? compiled.tools.get(`${listing.id}.${code}`))
    .find((found) => found !== undefined);
  const isReview = listing.kind === "review";
  return {
    ...own,
    id: `${listing.kind}:${listing.id}`,
    name: isReview ? `${listing.entry.action}: ${own.name}` : own.name,
    ...(foreign === undefined ? {} : { language: foreign }),
    about: foreign === undefined ? (listing.makes ?? "") : "",
    synonyms: [...listing.synonyms, ...synonymsOf(words?.synonyms, language.code)],
    situations: wordsIn(words?.situations, language.code),
    text: isReview
      ? ""
      : [entryName(listing.entry), ...listing.tags, definition ? questionText(definition) : ""].join(" "),
    intent: words?.intent ?? INTENTS[listing.kind] ?? "find",
  };
};

const staticPage = (page: StaticPage, language: SiteLanguage, compiled: CompiledCatalog): SearchPage => {
  const named = (text: string): string => text.replaceAll("{product}", compiled.site.product);
  const words = compiled.vocabulary.pages[page.id];
  const texts = page.sections.flatMap(({ heading, items }) => [heading, ...items.map(({ title }) => title ?? "")]);
  return {
    id: `page:${page.id}`,
    name: named(page.title),
    href: (page.paths[0] ?? "/").replace("{host}", compiled.site.host),
    icon: page.icon,
    planned: false,
    about: named(page.lead),
    synonyms: [...page.synonyms, ...synonymsOf(words?.synonyms, language.code)],
    situations: wordsIn(words?.situations, language.code),
    text: named(texts.join(" ")),
    intent: words?.intent ?? "find",
  };
};

const servicePages = (language: SiteLanguage, compiled: CompiledCatalog): readonly SearchPage[] =>
  compiled.vocabulary.services.map(({ id, name, href, icon, intent, synonyms }) => ({
    id: `service:${id}`,
    name: localizedText(name, language.code),
    href,
    icon,
    planned: false,
    about: "",
    synonyms: synonymsOf(synonyms, language.code),
    situations: [],
    text: "",
    intent,
  }));

/** Groups in the screen language, and the English ones, which many people type anyway. */
const equivalentsIn = (code: string, { vocabulary }: CompiledCatalog): readonly (readonly string[])[] => {
  const { equivalents } = vocabulary;
  const language = SCREEN_LANGUAGES.find(
    (screenLanguage) => screenLanguage === code && screenLanguage !== SOURCE_LANGUAGE,
  );
  return [...((language && equivalents[language]) ?? []), ...(equivalents[SOURCE_LANGUAGE] ?? [])];
};

const WORDS = /[^\p{L}\p{N}]+/u;

const wordsOf = (text: string): readonly string[] => [...new Set(text.toLowerCase().split(WORDS).filter(Boolean))];

/**
 * A word in the questions of more pages than this hardly distinguishes them. Such words would be a third of the index.
 */
const MAX_PAGES_OF_WORD = 2;

/** Each word once, without the punctuation around it, which the search ignores and every visitor would load. */
const bareWords = (text: string): readonly string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/\s+/)
      .map((part) => part.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")),
  ),
];

/** The pages with only those words of their questions that few pages have, in order, which compresses best. */
const withRareText = (pages: readonly SearchPage[]): readonly SearchPage[] => {
  const counts = new Map<string, number>();
  for (const { text } of pages) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const isRare = (part: string): boolean => wordsOf(part).some((word) => (counts.get(word) ?? 0) <= MAX_PAGES_OF_WORD);
  return pages.map((page) => ({ ...page, text: bareWords(page.text).filter(isRare).toSorted().join(" ") }));
};

/** The searchable data of all pages in one screen language. */
export const searchData = (compiled: CompiledCatalog, language: SiteLanguage): SearchData => {
  const listings = allListings(compiled.index, compiled.site.product).filter(
    ({ kind, status }) => kind !== "review" || status === "ready",
  );
  const pages = [...compiled.pages.values()].filter((page) => page.language === language.code);
  const cities = Object.values(compiled.vocabulary.cities).flatMap((city) => synonymsOf(city, language.code));
  const places = compiled.jurisdictions
    .filter(({ kind }) => kind !== "country")
    .flatMap(({ names }) => [names[language.code] ?? "", names[SOURCE_LANGUAGE] ?? ""])
    .filter((name) => name !== "");
  return {
    pages: withRareText([
      ...listings.map((listing) => listingPage(listing, language, compiled)),
      ...pages.map((page) => staticPage(page, language, compiled)),
      ...servicePages(language, compiled),
    ]),
    places: [...places, ...cities],
    equivalents: equivalentsIn(language.code, compiled),
  };
};
