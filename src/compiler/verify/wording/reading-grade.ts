import { englishSentenceEnd } from "./language-checks.ts";
import { sentences, wordsIn } from "./sentences.ts";

/** Approximate syllables of a word: groups of vowels without a silent e. */
const syllables = (word: string): number => {
  const plain = word.toLowerCase().replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, "");
  return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 1);
};

/**
 * The US school grade needed to read an English text (Flesch-Kincaid); null for a short text.
 *
 * Source: Kincaid and others, 1975
 */
export const readingGrade = (source: string): number | null => {
  const parts = sentences(source, englishSentenceEnd);
  const words = parts.flatMap(wordsIn);
  if (words.length < 15) return null;
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / parts.length) + 11.8 * (sounds / words.length) - 15.59;
};
