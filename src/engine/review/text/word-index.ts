import type { PhrasePattern } from "../../../model/review/playbook.ts";
import { partitionPoint } from "../../../values/partition-point.ts";
import { matches } from "./match-pattern.ts";
import type { SentenceWords } from "./match-pattern.ts";

/** Inverted index of a text: sentences by word, so that a phrase is matched only where it can occur. */
export type WordIndex = {
  readonly sentences: readonly SentenceWords[];
  /** By word: the sentences, in order, each once. */
  readonly sentencesByWord: ReadonlyMap<string, readonly number[]>;
  /** Every word once, sorted by code unit, so that words with a beginning are neighbors. */
  readonly sortedWords: readonly string[];
  /** The same as by word for prefixes ("indemnif*") that were asked for. */
  readonly sentencesByPrefix: Map<string, readonly number[]>;
};

/** Indexes sentences for matching many phrases. */
export const indexWords = (sentences: readonly SentenceWords[]): WordIndex => {
  const sentencesByWord = new Map<string, number[]>();
  for (const [index, { list }] of sentences.entries())
    for (const word of list) {
      const known = sentencesByWord.get(word);
      if (!known) sentencesByWord.set(word, [index]);
      else if (known.at(-1) !== index) known.push(index);
    }
  return {
    sentences,
    sentencesByWord,
    sortedWords: [...sentencesByWord.keys()].toSorted(),
    sentencesByPrefix: new Map(),
  };
};

const joined = (lists: readonly (readonly number[])[]): readonly number[] =>
  lists.length === 1 ? lists[0]! : [...new Set(lists.flat())].toSorted((a, b) => a - b);

const sentencesWithPrefix = (
  { sentencesByWord, sortedWords, sentencesByPrefix }: WordIndex,
  beginning: string,
): readonly number[] => {
  const known = sentencesByPrefix.get(beginning);
  if (known) return known;
  const lists: (readonly number[])[] = [];
  for (
    let index = partitionPoint(sortedWords, (word) => word < beginning);
    sortedWords[index]?.startsWith(beginning);
    index++
  )
    lists.push(sentencesByWord.get(sortedWords[index]!)!);
  const found = joined(lists);
  sentencesByPrefix.set(beginning, found);
  return found;
};

const sentencesWithWord = (from: WordIndex, wanted: string): readonly number[] =>
  wanted.endsWith("*") ? sentencesWithPrefix(from, wanted.slice(0, -1)) : (from.sentencesByWord.get(wanted) ?? []);

// The sentences that may contain a phrase: those with its rarest required word.
const candidatesFor = (pattern: PhrasePattern, from: WordIndex): readonly number[] => {
  let rarest: readonly (readonly number[])[] | null = null;
  let fewest = Infinity;
  for (const step of pattern) {
    if ("gap" in step || step.optional || step.words.includes("#")) continue;
    const lists = step.words.map((wanted) => sentencesWithWord(from, wanted));
    const count = lists.reduce((sum, list) => sum + list.length, 0);
    if (count < fewest) [rarest, fewest] = [lists, count];
  }
  return rarest ? joined(rarest) : from.sentences.map((_, index) => index);
};

/** The sentences that contain a phrase, in order; only those with its rarest required word are matched. */
export const sentencesWithPhrase = (pattern: PhrasePattern, from: WordIndex): readonly number[] =>
  candidatesFor(pattern, from).filter((at) => matches(pattern, from.sentences[at]!));

/** Whether any sentence contains a phrase. */
export const containsPhrase = (pattern: PhrasePattern, from: WordIndex): boolean =>
  candidatesFor(pattern, from).some((at) => matches(pattern, from.sentences[at]!));
