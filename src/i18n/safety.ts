import { inScreenLanguage } from "../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../model/site/screen-language.ts";
import { safety as en } from "./en/safety.ts";
import type { SafetyWords } from "./en/safety.ts";
import { safety as ja } from "./ja/safety.ts";

const words: ByScreenLanguage<SafetyWords> = { en, ja };

/** Words of the question before a family-safety form, in a screen language. */
export const safetyWords = (locale: string): SafetyWords => inScreenLanguage(words, locale);
