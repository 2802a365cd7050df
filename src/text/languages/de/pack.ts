import type { LanguagePack } from "../../words/language-pack.ts";
import { germanLegal } from "./legal.ts";
import { germanPage } from "./page.ts";

/** German legal words and page conventions; prose is loaded separately. */
export const germanPack: LanguagePack = { legal: germanLegal, page: germanPage };
