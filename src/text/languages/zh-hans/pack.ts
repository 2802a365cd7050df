import type { LanguagePack } from "../../words/language-pack.ts";
import { chineseLegal } from "./legal.ts";
import { chinesePage } from "./page.ts";

/** Chinese legal words and page conventions; prose is loaded separately. */
export const chinesePack: LanguagePack = { legal: chineseLegal, page: chinesePage };
