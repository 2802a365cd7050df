import type { ScreenLanguage } from "./screen-language.ts";
import type { LocalizedText } from "./site.ts";

/** Everyday words for something, by screen language. */
export type EverydayWords = { readonly [language in ScreenLanguage]?: readonly string[] };

/** Where the assistant refers people whom no form can help: a telephone number, an official page, or a page of ours. */
export type Referral = { readonly name: LocalizedText; readonly phone?: string; readonly href: string };

/** A page of the site that is not in the catalog, such as the vault. */
export type Service = {
  readonly id: string;
  readonly name: LocalizedText;
  readonly href: string;
  readonly icon: string;
  readonly intent: string;
  readonly synonyms: EverydayWords;
};

/** How people answer a question in passing. */
export type QuestionWords = EverydayWords & {
  readonly options?: { readonly [option: string]: EverydayWords };
  /** A value of the question's kind is its answer even without such words. */
  readonly always?: boolean;
};

/** How people answer the questions of pages, by page and question. */
export type AnswerWords = { readonly [page: string]: { readonly [question: string]: QuestionWords } };

/** Words for search and assistant about one page, in addition to its own file. */
export type PageVocabulary = {
  readonly intent?: string;
  readonly synonyms?: EverydayWords;
  /** What people say who need the page and do not know its name: "tenant will not leave". */
  readonly situations?: EverydayWords;
  readonly questions?: { readonly [question: string]: QuestionWords };
  /** Words for law values that belong to the page, as topic.column. */
  readonly law?: { readonly [value: string]: EverydayWords };
};

/** `catalog/vocabulary.yaml`. */
export type SiteVocabulary = {
  readonly referrals: { readonly [need: string]: readonly Referral[] };
  readonly cities: { readonly [place: string]: EverydayWords };
  readonly services: readonly Service[];
  /** Groups of words that mean the same to the search, by screen language. */
  readonly equivalents: { readonly [language in ScreenLanguage]?: readonly (readonly string[])[] };
  readonly pages: { readonly [page: string]: PageVocabulary };
};
