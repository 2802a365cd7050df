import { inScreenLanguage } from "../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../model/site/screen-language.ts";
import { chatModel as english } from "./en/chat-model.ts";
import type { ChatModelWords } from "./en/chat-model.ts";
import { chatModel as japanese } from "./ja/chat-model.ts";

const words: ByScreenLanguage<ChatModelWords> = { en: english, ja: japanese };

/** Words about the language model that the assistant may ask; they load with its page. */
export const chatModelWords = (locale: string): ChatModelWords => inScreenLanguage(words, locale);
