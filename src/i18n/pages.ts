import { pages as en } from "./en/pages.ts";
import type { PagesWords } from "./en/pages.ts";
import { screenWords } from "./pack/screen-words.ts";

/** Words the pages of plain text share, in a screen language. */
export const pagesWords = (locale: string): PagesWords => screenWords(locale, "pages", en);
