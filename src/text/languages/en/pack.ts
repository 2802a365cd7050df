import type { LanguagePack } from "../../words/language-pack.ts";
import { englishLegal } from "./legal.ts";
import { englishPage } from "./page.ts";

/** English legal words and page conventions; prose is loaded separately. */
export const englishPack: LanguagePack = { legal: englishLegal, page: englishPage };
