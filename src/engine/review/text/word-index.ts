import type { PhrasePattern } from "../../../model/review/playbook.ts";
import { matches } from "./match-pattern.ts";
import type { SentenceWords } from "./match-pattern.ts";

/** Inverted index of a text: sentences by word, so that a phrase is matched only where it can occur. */
export type WordIndex = {
  readonly sentences: readonly SentenceWords[];
  /** By word or word prefix ("indemnif*"): the sentences, in order, each once. */
  readonly sentencesByWord: Map<string, readonly number[]>;
};

/** Indexes sentences for matching many phrases. */
export const indexWords = (sentences: readonly SentenceWords[]): WordIndex => {
  const sentencesByWord = new Map<string, number[]>();
  for (const [at, { list }] of sentences.entries())
    for (const word of list) {
      const known = sentencesByWord.get(word);
      if (!known) sentencesByWord.set(word, [at]);
      else if (known.at(-1) !== at) known.push(at);
    }
  return { sentences, sentencesByWord };
};

const joined = (lists: readonly (readonly number[])[]): readonly number[] =>
  lists.length === 1 ? lists[0]! : [...new Set(lists.flat())].toSorted((a, b) => a - b);

const sentencesWithWord = ({ sentencesByWord }: WordIndex, wanted: string): readonly number[] => {
  const known = sentencesByWord.get(wanted);
  if (known || !wanted.endsWith("*")) return known ?? [];
  const beginning = wanted.slice(0, -1);
  const found = joined([...sentencesByWord].flatMap(([word, at]) => (word.startsWith(beginning) ? [at] : [])));
  sentencesByWord.set(wanted, found);
  return found;
};

/** The sentences that contain a phrase, in order; only those with its rarest required word are matched. */
export const sentencesWithPhrase = (pattern: PhrasePattern, from: WordIndex): readonly number[] => {
  let rarest: readonly (readonly number[])[] | null = null;
  let fewest = Infinity;
  for (const step of pattern) {
    if ("gap" in step || step.optional || step.words.includes("#")) continue;
    const lists = step.words.map((wanted) => sentencesWithWord(from, wanted));
    const count = lists.reduce((sum, list) => sum + list.length, 0);
    if (count < fewest) [rarest, fewest] = [lists, count];
  }
  const candidates = rarest ? joined(rarest) : from.sentences.map((_, at) => at);
  return candidates.filter((at) => matches(pattern, from.sentences[at]!));
};
