import { inScreenLanguage } from "../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../model/site/screen-language.ts";
import { assistant as english } from "./en/assistant.ts";
import type { AssistantWords } from "./en/assistant.ts";
import { assistant as japanese } from "./ja/assistant.ts";

const words: ByScreenLanguage<AssistantWords> = { en: english, ja: japanese };

/** Words of the assistant in a screen language; they load with it. */
export const assistantWords = (locale: string): AssistantWords => inScreenLanguage(words, locale);
