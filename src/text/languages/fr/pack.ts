import type { LanguagePack } from "../../words/language-pack.ts";
import { frenchLegal } from "./legal.ts";
import { frenchPage } from "./page.ts";

/** French legal words and page conventions; prose is loaded separately. */
export const frenchPack: LanguagePack = { legal: frenchLegal, page: frenchPage };
