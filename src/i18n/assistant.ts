import { inScreenLanguage } from "../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../model/site/screen-language.ts";
import { assistant as english } from "./en/assistant.ts";
import type { AssistantMessages } from "./en/assistant.ts";
import { assistant as japanese } from "./ja/assistant.ts";

const words: ByScreenLanguage<AssistantMessages> = { en: english, ja: japanese };

/** Messages of the assistant in a screen language; they load with it. */
export const assistantMessages = (locale: string): AssistantMessages => inScreenLanguage(words, locale);
