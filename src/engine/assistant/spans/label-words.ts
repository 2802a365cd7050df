import type { Field } from "../../../model/field.ts";
import type { WordsOf } from "../../search/word-reader.ts";

/** The words that distinguish a question from others, with how well they do, from 0 to 1. */
export type LabelWords = ReadonlyMap<string, number>;

/** Words of questions that say nothing about the answer. */
const QUESTION_WORDS =
  "much many long often date day amount number name will may one side each any other all whole does did has have if there between than more most every";

/** The fixed words of a label. */
export const labelText = (label: Field["label"] | undefined): string =>
  (label ?? []).filter((part) => typeof part === "string").join(" ");

/** The words of a text that can distinguish questions. */
export const contentWords = (
  text: string,
  { wordsOf, stopWords }: { readonly wordsOf: WordsOf; readonly stopWords: ReadonlySet<string> },
): ReadonlySet<string> => {
  const ignored = new Set(wordsOf(QUESTION_WORDS));
  return new Set(wordsOf(text).filter((word) => !stopWords.has(word) && !ignored.has(word) && word.length > 2));
};

/** Word sets by name, with the weight of each word: the more sets have it, the less it weighs. */
export const weighWords = (sets: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, LabelWords> => {
  const counts = new Map<string, number>();
  for (const words of sets.values()) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map(
    [...sets].map(([name, words]) => [name, new Map([...words].map((word) => [word, 1 / (counts.get(word) ?? 1)]))]),
  );
};

const PAST = /\b(?:did|was|were|has|have|had|died|death|oldest|lowest)\b/i;
const COMING = /\b(?:will|must|should|deadline|last day|expect)\b/i;

/** Whether a question asks for something that has happened, or that has not; undefined if its label does not say. */
export const isPastQuestion = (label: string): boolean | undefined => {
  const isPast = PAST.test(label);
  return isPast === COMING.test(label) ? undefined : isPast;
};
