import { account as en } from "./en/account.ts";
import type { AccountWords } from "./en/account.ts";
import { account as ja } from "./ja/account.ts";

/** Words of log-in and account pages in a screen language. */
export const accountWords = (locale: string): AccountWords => (locale === "ja" ? ja : en);
