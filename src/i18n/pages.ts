import { pages as en } from "./en/pages.ts";
import type { PagesWords } from "./en/pages.ts";
import { pages as ja } from "./ja/pages.ts";

/** Words the pages of plain text share, in a screen language. */
export const pagesWords = (locale: string): PagesWords => (locale === "ja" ? ja : en);
