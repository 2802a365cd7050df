import { cues } from "./cues.ts";
import type { Section } from "./sections.ts";
import type { Sentence } from "./sentences.ts";

/** What the model sees of each sentence: the numbers of its features, each once. Unit: 0 … 2^22 - 1. */
export type SentenceFeatures = readonly Int32Array[];

const MASK = 0x1fffff;
// Features of what stands around a sentence have numbers of their own, from here on: they weigh less.
export const AROUND = 0x200000;

const WORD = /[a-z]+(?:'[a-z]+)?|\d[\d,.]*|[$%"()]|_{2,}/g;

const hashOf = (word: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
};

const mix = (hash: number, salt: number): number => {
  let mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ Math.imul(salt, 0x297a2d39);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) & MASK;
};

const words = new Map<string, number>();

// Endings that do not change what a clause is about.
const stem = (word: string): string =>
  word.length > 5 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;

const wordHash = (word: string): number => {
  const known = words.get(word);
  if (known !== undefined) return known;
  const first = word.charCodeAt(0);
  const hash = hashOf(first >= 48 && first <= 57 ? "#" : stem(word));
  if (words.size < 50_000) words.set(word, hash);
  return hash;
};

/** The sentence in small letters with single spaces, as patterns see it; at most 2,000 characters. */
export const seenText = (text: string, { start, end }: Sentence): string =>
  text
    .slice(start, Math.min(end, start + 2000))
    .toLowerCase()
    .replace(/\s+/g, " ");

const hashes = (seen: string): readonly number[] => (seen.match(WORD) ?? []).slice(0, 300).map(wordHash);

const lengthStep = (count: number): number => Math.min(9, Math.floor(Math.log2(count + 1)));

/** Which cues hit each sentence. */
export const cueHits = (seen: readonly string[]): readonly (readonly number[])[] =>
  seen.map((sentence) => {
    const hits: number[] = [];
    for (let at = 0; at < cues.length; at++) if (cues[at]?.test(sentence)) hits.push(at);
    return hits;
  });

type Around = {
  readonly heading: readonly number[];
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly place: number;
};

const addWords = (into: Set<number>, tokens: readonly number[]): void => {
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at] ?? 0;
    into.add(mix(word, 1));
    const next = tokens[at + 1];
    if (next === undefined) continue;
    into.add(mix(Math.imul(word, 31) + next, 2));
    const over = tokens[at + 2];
    if (over === undefined) continue;
    into.add(mix(Math.imul(word, 31) + over, 3));
    into.add(mix(Math.imul(Math.imul(word, 31) + next, 31) + over, 4));
  }
};

const addAround = (into: Set<number>, { heading, before, after, place }: Around): void => {
  for (const word of heading) into.add(mix(word, 5));
  for (const word of before) into.add(AROUND + mix(word, 6));
  for (const word of after) into.add(AROUND + mix(word, 7));
  into.add(mix(place, 8));
};

/** The features of every sentence: words, pairs, pairs over a gap, threes, heading, neighbours, place, cues. */
export const featuresOf = (
  text: string,
  sentences: readonly Sentence[],
  sections: readonly Section[],
  within: readonly (number | null)[],
): SentenceFeatures => {
  const seen = sentences.map((sentence) => seenText(text, sentence));
  const tokens = seen.map(hashes);
  const hits = cueHits(seen);
  const titles = sections.map(({ title }) => hashes(title.toLowerCase()));
  const titleAt = (index: number | null): readonly number[] => {
    for (let at = index; at !== null && at !== undefined; at = sections[at]?.parent ?? null)
      if ((titles[at]?.length ?? 0) > 0) return titles[at] ?? [];
    return [];
  };
  const count = sentences.length;
  return sentences.map((_, at) => {
    const into = new Set<number>();
    addWords(into, tokens[at] ?? []);
    const place = at < 12 ? at : 12 + Math.floor((10 * at) / count);
    addAround(into, {
      heading: titleAt(within[at] ?? null),
      before: tokens[at - 1] ?? [],
      after: tokens[at + 1] ?? [],
      place,
    });
    into.add(mix(lengthStep(tokens[at]?.length ?? 0), 9));
    for (const hit of hits[at] ?? []) into.add(mix(hit, 10));
    for (const hit of hits[at - 1] ?? []) into.add(AROUND + mix(hit, 11));
    for (const hit of hits[at + 1] ?? []) into.add(AROUND + mix(hit, 12));
    return Int32Array.from(into);
  });
};
