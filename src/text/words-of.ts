import { german } from "./languages/de.ts";
import { english } from "./languages/en.ts";
import { spanish } from "./languages/es.ts";
import { french } from "./languages/fr.ts";
import { japanese } from "./languages/ja.ts";
import { chinese } from "./languages/zh-hans.ts";
import type { ProseWords } from "./prose-words.ts";

const languages: { readonly [language: string]: ProseWords } = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  ja: japanese,
  "zh-Hans": chinese,
};

/** The prose of a document language; English for one that no words are written for. */
export const wordsOf = (language: string): ProseWords => languages[language] ?? english;
