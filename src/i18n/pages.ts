import { pages as en } from "./en/pages.ts";
import type { PagesMessages } from "./en/pages.ts";
import { screenMessages } from "./pack/screen-messages.ts";

/** Messages the pages of plain text share, in a screen language. */
export const pagesMessages = (locale: string): PagesMessages => screenMessages(locale, "pages", en);
