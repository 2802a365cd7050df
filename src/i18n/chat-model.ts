import { inScreenLanguage } from "../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../model/site/screen-language.ts";
import { chatModel as english } from "./en/chat-model.ts";
import type { ChatModelMessages } from "./en/chat-model.ts";
import { chatModel as japanese } from "./ja/chat-model.ts";

const words: ByScreenLanguage<ChatModelMessages> = { en: english, ja: japanese };

/** Messages about the language model that the assistant may ask; they load with its page. */
export const chatModelMessages = (locale: string): ChatModelMessages => inScreenLanguage(words, locale);
