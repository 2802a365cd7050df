import { english } from "./languages/en.ts";
import { LATER_LANGUAGES } from "./prose-words.ts";
import type { LaterLanguage, ProseWords } from "./prose-words.ts";

const brought = new Map<string, ProseWords>();

/** Makes the prose of a document language known; what prints a language needs it brought first. */
export const bringProse = (language: LaterLanguage, words: ProseWords): void => {
  brought.set(language, words);
};

/**
 * The prose of a document language; English for one that no words are written for.
 *
 * Throws: when the language has words that were not brought: printing it in English would be wrong in silence.
 */
export const wordsOf = (language: string): ProseWords => {
  const words = brought.get(language);
  if (words) return words;
  if (LATER_LANGUAGES.some((one) => one === language))
    throw new Error(`missing words: bring the prose of "${language}" before it is printed`);
  return english;
};
