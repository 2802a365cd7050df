import type { Pattern } from "../../model/playbook.ts";
import { matches } from "./match-pattern.ts";
import type { Words } from "./match-pattern.ts";

/** The sentences of a text by the words that stand in them, so that a phrase is looked for where it may be. */
export type WordPlaces = {
  readonly all: readonly Words[];
  /** By word, or by the beginning of words ("indemnif*"): the sentences, in order, each once. */
  readonly places: Map<string, readonly number[]>;
};

/** Prepares sentences for many phrases. */
export const wordPlaces = (all: readonly Words[]): WordPlaces => {
  const places = new Map<string, number[]>();
  for (const [at, { list }] of all.entries())
    for (const word of list) {
      const known = places.get(word);
      if (!known) places.set(word, [at]);
      else if (known.at(-1) !== at) known.push(at);
    }
  return { all, places };
};

const joined = (lists: readonly (readonly number[])[]): readonly number[] =>
  lists.length === 1 ? lists[0]! : [...new Set(lists.flat())].toSorted((a, b) => a - b);

const placesOf = ({ places }: WordPlaces, wanted: string): readonly number[] => {
  const known = places.get(wanted);
  if (known || !wanted.endsWith("*")) return known ?? [];
  const beginning = wanted.slice(0, -1);
  const found = joined([...places].flatMap(([word, at]) => (word.startsWith(beginning) ? [at] : [])));
  places.set(wanted, found);
  return found;
};

/** The sentences in which a phrase stands, in order: only those with the rarest of the words it needs are looked at. */
export const sentencesWithPhrase = (pattern: Pattern, from: WordPlaces): readonly number[] => {
  let rarest: readonly (readonly number[])[] | null = null;
  let fewest = Infinity;
  for (const step of pattern) {
    if ("gap" in step || step.optional || step.words.includes("#")) continue;
    const lists = step.words.map((wanted) => placesOf(from, wanted));
    const count = lists.reduce((sum, list) => sum + list.length, 0);
    if (count < fewest) [rarest, fewest] = [lists, count];
  }
  const candidates = rarest ? joined(rarest) : from.all.map((_, at) => at);
  return candidates.filter((at) => matches(pattern, from.all[at]!));
};
