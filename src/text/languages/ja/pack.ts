import type { LanguagePack } from "../../words/language-pack.ts";
import { japaneseLegal } from "./legal.ts";
import { japanesePage } from "./page.ts";

/** Japanese legal words and page conventions; prose is loaded separately. */
export const japanesePack: LanguagePack = { legal: japaneseLegal, page: japanesePage };
