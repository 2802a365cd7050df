import { inScreenLanguage } from "../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../model/site/screen-language.ts";
import { loadFailure as en } from "./en/load-failure.ts";
import type { LoadFailureMessages } from "./en/load-failure.ts";
import { loadFailure as ja } from "./ja/load-failure.ts";

const words: ByScreenLanguage<LoadFailureMessages> = { en, ja };

/** Messages for what a form page could not load, in a screen language. */
export const loadFailureMessages = (locale: string): LoadFailureMessages => inScreenLanguage(words, locale);
