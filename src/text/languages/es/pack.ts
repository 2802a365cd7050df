import type { LanguagePack } from "../../words/language-pack.ts";
import { spanishLegal } from "./legal.ts";
import { spanishPage } from "./page.ts";

/** Spanish legal words and page conventions; prose is loaded separately. */
export const spanishPack: LanguagePack = { legal: spanishLegal, page: spanishPage };
