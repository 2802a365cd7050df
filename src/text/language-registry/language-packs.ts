import { germanPack } from "../languages/de/pack.ts";
import { englishPack } from "../languages/en/pack.ts";
import { spanishPack } from "../languages/es/pack.ts";
import { frenchPack } from "../languages/fr/pack.ts";
import { japanesePack } from "../languages/ja/pack.ts";
import { chinesePack } from "../languages/zh-hans/pack.ts";
import type { LanguagePack } from "../words/language-pack.ts";
import type { LegalWords } from "../words/legal-words.ts";
import type { PageConventions } from "../words/page-conventions.ts";
import type { DocumentLanguage } from "../words/prose-words.ts";

const packs: { readonly [Language in DocumentLanguage]: LanguagePack } = {
  de: germanPack,
  en: englishPack,
  es: spanishPack,
  fr: frenchPack,
  ja: japanesePack,
  "zh-Hans": chinesePack,
};

const primary = (language: string): string => language.split("-")[0] ?? "";

const byPrimary = new Map(Object.entries(packs).map(([language, pack]) => [primary(language), pack]));

/** The pack of a BCP 47 tag by its language, whatever its region or script. */
const packOf = (language: string): LanguagePack => byPrimary.get(primary(language)) ?? englishPack;

/** The texts of a document language around clauses, with English as fallback. */
export const legalWordsOf = (language: string): LegalWords => packOf(language).legal;

/** The page conventions of a document language, with English as fallback. */
export const pageConventions = (language: string): PageConventions => packOf(language).page;
