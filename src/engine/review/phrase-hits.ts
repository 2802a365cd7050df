import { neededLetters } from "./needed-letters.ts";

const MOST_WORDS = 50_000;
const LETTERS = /[a-z]+/g;

/** Which turns of phrase a word may belong to: only these are tried on its sentence. Contracts share most of their words. */
type Sieve = {
  /** Those that any sentence may fit. */
  readonly always: readonly number[];
  readonly wanting: (word: string) => readonly number[];
};

const createSieve = (phrases: readonly RegExp[]): Sieve => {
  const needed = phrases.map(neededLetters);
  const byWord = new Map<string, readonly number[]>();
  return {
    always: needed.flatMap((letters, at) => (letters === null ? [at] : [])),
    wanting: (word) => {
      const known = byWord.get(word);
      if (known) return known;
      const found = needed.flatMap((letters, at) => (letters?.some((run) => word.includes(run)) ? [at] : []));
      if (byWord.size < MOST_WORDS) byWord.set(word, found);
      return found;
    },
  };
};

const sieves = new WeakMap<readonly RegExp[], Sieve>();

const sieveOf = (phrases: readonly RegExp[]): Sieve => {
  const sieve = sieves.get(phrases) ?? createSieve(phrases);
  sieves.set(phrases, sieve);
  return sieve;
};

/** Which of the turns of phrase hit each sentence. */
export const hitsOf = (seen: readonly string[], phrases: readonly RegExp[]): readonly (readonly number[])[] => {
  const { always, wanting } = sieveOf(phrases);
  const marks = new Int32Array(phrases.length).fill(-1);
  return seen.map((sentence, turn) => {
    for (const at of always) marks[at] = turn;
    for (const word of sentence.match(LETTERS) ?? []) for (const at of wanting(word)) marks[at] = turn;
    const hits: number[] = [];
    for (let at = 0; at < phrases.length; at++) if (marks[at] === turn && phrases[at]?.test(sentence)) hits.push(at);
    return hits;
  });
};
