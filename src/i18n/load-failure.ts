import { loadFailure as en } from "./en/load-failure.ts";
import type { LoadFailureWords } from "./en/load-failure.ts";
import { loadFailure as ja } from "./ja/load-failure.ts";

/** Words for what a form page could not load, in a screen language. */
export const loadFailureWords = (locale: string): LoadFailureWords => (locale === "ja" ? ja : en);
