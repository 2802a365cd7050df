import { inScreenLanguage } from "../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../model/site/screen-language.ts";
import { safety as en } from "./en/safety.ts";
import type { SafetyMessages } from "./en/safety.ts";
import { safety as ja } from "./ja/safety.ts";

const words: ByScreenLanguage<SafetyMessages> = { en, ja };

/** Messages of the question before a family-safety form, in a screen language. */
export const safetyMessages = (locale: string): SafetyMessages => inScreenLanguage(words, locale);
