import { requiredLiterals } from "./required-literals.ts";

const MAX_WORDS = 50_000;
const LETTERS = /[a-z]+/g;

/** Prefilter: the phrases a word can be part of; only these are tested. Cached by word, because contracts share most words. */
type PhrasePrefilter = {
  /** Phrases without required literals, tested on every sentence. */
  readonly always: readonly number[];
  readonly wanting: (word: string) => readonly number[];
};

const createPrefilter = (phrases: readonly RegExp[]): PhrasePrefilter => {
  const needed = phrases.map(requiredLiterals);
  const byWord = new Map<string, readonly number[]>();
  return {
    always: needed.flatMap((letters, index) => (letters === null ? [index] : [])),
    wanting: (word) => {
      const known = byWord.get(word);
      if (known) return known;
      const found = needed.flatMap((letters, index) => (letters?.some((run) => word.includes(run)) ? [index] : []));
      if (byWord.size < MAX_WORDS) byWord.set(word, found);
      return found;
    },
  };
};

const prefilters = new WeakMap<readonly RegExp[], PhrasePrefilter>();

const prefilterFor = (phrases: readonly RegExp[]): PhrasePrefilter => {
  const sieve = prefilters.get(phrases) ?? createPrefilter(phrases);
  prefilters.set(phrases, sieve);
  return sieve;
};

/** The indexes of the phrases that match each sentence. */
export const phraseHits = (seen: readonly string[], phrases: readonly RegExp[]): readonly (readonly number[])[] => {
  const { always, wanting } = prefilterFor(phrases);
  const marks = new Int32Array(phrases.length).fill(-1);
  return seen.map((sentence, turn) => {
    for (const at of always) marks[at] = turn;
    for (const word of sentence.match(LETTERS) ?? []) for (const at of wanting(word)) marks[at] = turn;
    const hits: number[] = [];
    for (let index = 0; index < phrases.length; index++)
      if (marks[index] === turn && phrases[index]?.test(sentence)) hits.push(index);
    return hits;
  });
};
