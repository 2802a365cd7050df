import { SOURCE_LANGUAGE } from "../../../model/site/screen-language.ts";
import type { ScreenLanguage } from "../../../model/site/screen-language.ts";
import type { DocumentLanguage } from "../../../text/words/prose-words.ts";
import { wordsIn } from "./sentences.ts";

/** How long a sentence may be, and what is reported for a longer one. */
type SentenceLimit = {
  readonly lengthOf: (sentence: string) => number;
  readonly most: number;
  readonly message: (length: number) => string;
  readonly instead?: string;
};

/** Two styles that a text must not mix. */
type MixedStyles = {
  readonly styles: readonly [RegExp, RegExp];
  readonly message: string;
  readonly instead: string;
};

/** What can be checked in texts of a language; null and false state that a check does not exist for it. */
type LanguageChecks = {
  readonly sentenceEnd: RegExp;
  /** Characters that a menu shows of a page's name. */
  readonly maxNameLength: number;
  readonly sentenceLimit: SentenceLimit | null;
  readonly mixedStyles: MixedStyles | null;
  /** Reading grade, passive voice, figures of law, recitals, undefined terms and amounts in words: English patterns. */
  readonly usesEnglishPatterns: boolean;
};

/** The longest sentence: in words, and in Japanese in characters. */
const MAX_WORDS = 20;
const MAX_CHARACTERS = 60;

const english: LanguageChecks = {
  sentenceEnd: /[.!?]+(?:\s|$)|\n/,
  maxNameLength: 32,
  sentenceLimit: {
    lengthOf: (sentence) => wordsIn(sentence).length,
    most: MAX_WORDS,
    message: (length) => `A sentence of ${length} words is hard to read; ${MAX_WORDS} is the most.`,
    instead: "Split it into two sentences.",
  },
  mixedStyles: null,
  usesEnglishPatterns: true,
};

const japanese: LanguageChecks = {
  sentenceEnd: /[。！？]|\n/,
  maxNameLength: 16,
  sentenceLimit: {
    lengthOf: (sentence) => sentence.length,
    most: MAX_CHARACTERS,
    message: (length) => `${length}文字の文があります。${MAX_CHARACTERS}文字以内にします。`,
  },
  mixedStyles: {
    styles: [/です|ます|ください/, /である|(?<!もので)あった。|(?:する|った|ない)。/],
    message: "「です・ます」と「である」が混ざっています。",
    instead: "どちらかにそろえます。",
  },
  usesEnglishPatterns: false,
};

/** A language that only documents are written in: questions and messages, the texts most checks read, do not exist. */
const documentsOnly: LanguageChecks = { ...english, sentenceLimit: null, usesEnglishPatterns: false };

const checks: { readonly [language in ScreenLanguage | DocumentLanguage]: LanguageChecks } = {
  en: english,
  ja: japanese,
  es: documentsOnly,
  fr: documentsOnly,
  de: documentsOnly,
  "zh-Hans": documentsOnly,
};

const isChecked = (language: string): language is keyof typeof checks => Object.hasOwn(checks, language);

/** The checks for texts of a language. */
export const checksOf = (language: string): LanguageChecks => (isChecked(language) ? checks[language] : documentsOnly);

/** The end of an English sentence. */
export const englishSentenceEnd: RegExp = checks[SOURCE_LANGUAGE].sentenceEnd;
