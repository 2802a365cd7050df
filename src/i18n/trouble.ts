import { trouble as en } from "./en/trouble.ts";
import type { TroubleWords } from "./en/trouble.ts";
import { trouble as ja } from "./ja/trouble.ts";

/** Words for what a form page could not load, in a screen language. */
export const troubleWords = (locale: string): TroubleWords => (locale === "ja" ? ja : en);
