import { account as en } from "./en/account.ts";
import type { AccountWords } from "./en/account.ts";
import { screenWords } from "./pack/screen-words.ts";

/** Words of log-in and account pages in a screen language. */
export const accountWords = (locale: string): AccountWords => screenWords(locale, "account", en);
