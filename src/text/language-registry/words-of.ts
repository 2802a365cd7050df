import { english } from "../languages/en/prose.ts";
import { DEFERRED_LANGUAGES } from "../words/prose-words.ts";
import type { DeferredLanguage, ProseWords } from "../words/prose-words.ts";

const registered = new Map<string, ProseWords>();

/** Registers the words of a document language; required before that language is printed. */
export const registerProse = (language: DeferredLanguage, words: ProseWords): void => {
  registered.set(language, words);
};

/**
 * The words of a document language, with English as fallback.
 *
 * Throws: if the language has words that are not registered, because printing English would hide the mistake.
 */
export const wordsOf = (language: string): ProseWords => {
  const words = registered.get(language);
  if (words) return words;
  if (DEFERRED_LANGUAGES.some((deferredLanguage) => deferredLanguage === language))
    throw new Error(`missing words: bring the prose of "${language}" before it is printed`);
  return english;
};
