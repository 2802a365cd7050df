import { inScreenLanguage } from "../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../model/site/screen-language.ts";
import { search as en } from "./en/search.ts";
import type { SearchMessages } from "./en/search.ts";
import { search as ja } from "./ja/search.ts";

const words: ByScreenLanguage<SearchMessages> = { en, ja };

/** Messages of the search boxes in a screen language. */
export const searchMessages = (locale: string): SearchMessages => inScreenLanguage(words, locale);
