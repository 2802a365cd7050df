import { inScreenLanguage } from "../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../model/site/screen-language.ts";
import { chat as english } from "./en/chat.ts";
import type { ChatWords } from "./en/chat.ts";
import { chat as japanese } from "./ja/chat.ts";

const words: ByScreenLanguage<ChatWords> = { en: english, ja: japanese };

/** Words of the assistant's page in a screen language; they load with it. */
export const chatWords = (locale: string): ChatWords => inScreenLanguage(words, locale);
