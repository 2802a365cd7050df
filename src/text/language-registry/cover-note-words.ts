import { germanCoverNote } from "../languages/de/cover-note.ts";
import { englishCoverNote } from "../languages/en/cover-note.ts";
import { spanishCoverNote } from "../languages/es/cover-note.ts";
import { frenchCoverNote } from "../languages/fr/cover-note.ts";
import { japaneseCoverNote } from "../languages/ja/cover-note.ts";
import { chineseCoverNote } from "../languages/zh-hans/cover-note.ts";
import type { CoverNoteWords } from "../words/cover-note-words.ts";
import type { DocumentLanguage } from "../words/prose-words.ts";

const all: { readonly [language in DocumentLanguage]: CoverNoteWords } = {
  de: germanCoverNote,
  en: englishCoverNote,
  es: spanishCoverNote,
  fr: frenchCoverNote,
  ja: japaneseCoverNote,
  "zh-Hans": chineseCoverNote,
};

const isKnown = (language: string): language is DocumentLanguage => Object.hasOwn(all, language);

/** The words of the page "About this form" in a document language, with English as fallback. */
export const coverNoteWordsOf = (language: string): CoverNoteWords => all[isKnown(language) ? language : "en"];
