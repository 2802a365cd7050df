import { inScreenLanguage } from "../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../model/site/screen-language.ts";
import { chat as english } from "./en/chat.ts";
import type { ChatPageMessages } from "./en/chat.ts";
import { chat as japanese } from "./ja/chat.ts";

const words: ByScreenLanguage<ChatPageMessages> = { en: english, ja: japanese };

/** Messages of the assistant's page in a screen language; they load with it. */
export const chatPageMessages = (locale: string): ChatPageMessages => inScreenLanguage(words, locale);
