import type { LegalWords } from "./legal-words.ts";
import { germanLegal } from "./legal/de.ts";
import { englishLegal } from "./legal/en.ts";
import { spanishLegal } from "./legal/es.ts";
import { frenchLegal } from "./legal/fr.ts";
import { japaneseLegal } from "./legal/ja.ts";
import { chineseLegal } from "./legal/zh-hans.ts";

const languages: { readonly [language: string]: LegalWords } = {
  en: englishLegal,
  es: spanishLegal,
  fr: frenchLegal,
  de: germanLegal,
  ja: japaneseLegal,
  "zh-Hans": chineseLegal,
};

/** What a document language prints around clauses; English for one that no words are written for. */
export const legalWordsOf = (language: string): LegalWords => languages[language] ?? englishLegal;
