import { queryWords } from "./query-words.ts";

/** The words of a text, each as the first of its equivalents. */
export type WordsOf = (text: string) => readonly string[];

/** Returns a reader to which the words of a group of equivalents are one word. */
export const createWordReader = (equivalents: readonly (readonly string[])[]): WordsOf => {
  const first = new Map(
    equivalents.flatMap((group) => {
      // A word in two parts would make each of them an equivalent.
      const words = group.map(queryWords).flatMap((parts) => (parts.length === 1 ? parts : []));
      return words.map((word) => [word, words[0] ?? word] as const);
    }),
  );
  return (text) => queryWords(text).map((word) => first.get(word) ?? word);
};
