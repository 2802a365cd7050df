import { cues } from "./cues.ts";
import { hitsOf } from "./phrase-hits.ts";
import type { Contract } from "./read-contract.ts";
import type { Sentence } from "./sentences.ts";

/** What the model sees of each sentence: the numbers of its features, each once. Unit: 0 … FEATURES - 1. */
export type SentenceFeatures = readonly Int32Array[];

/** How many numbers features may have. */
export const FEATURES = 0x100000;

const MASK = 0x7ffff;
/** Features of what stands around a sentence have numbers of their own, from here on: they weigh less. */
export const AROUND = 0x80000;

/** The turns of phrase of the sentence itself have numbers from here on: they weigh more. */
export const CUES = 0xff000;

const GROUP_VALUES = [1, 0.7, 2] as const;

/** How much a feature counts: words 1, what stands around less, turns of phrase more. */
export const valueOf = (feature: number): number =>
  feature < AROUND ? GROUP_VALUES[0] : feature < CUES ? GROUP_VALUES[1] : GROUP_VALUES[2];

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

const around = (hash: number, salt: number): number => AROUND + (mix(hash, salt) % (CUES - AROUND));

const words = new Map<string, number>();
const MOST_WORDS = 50_000;

// Endings that do not change what a clause is about.
const stem = (word: string): string =>
  word.length > 5 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;

const wordHash = (word: string): number => {
  const known = words.get(word);
  if (known !== undefined) return known;
  const first = word.charCodeAt(0);
  const hash = hashOf(first >= 48 && first <= 57 ? "#" : stem(word));
  if (words.size < MOST_WORDS) words.set(word, hash);
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

type Around = {
  readonly heading: readonly number[];
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly place: number;
};

/** The features of one sentence after the other, each once in the order they come. */
type Features = { readonly put: (feature: number) => void; readonly take: () => Int32Array };

const createFeatures = (): Features => {
  // By feature: the sentence it was last put to. A set of its own for every sentence takes three times as long.
  const last = new Int32Array(FEATURES);
  let turn = 1;
  let put: number[] = [];
  return {
    put: (feature) => {
      if (last[feature] === turn) return;
      last[feature] = turn;
      put.push(feature);
    },
    take: () => {
      const taken = Int32Array.from(put);
      put = [];
      turn++;
      return taken;
    },
  };
};

const addWords = (into: Features, tokens: readonly number[]): void => {
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at] ?? 0;
    into.put(mix(word, 1));
    const next = tokens[at + 1];
    if (next === undefined) continue;
    into.put(mix(Math.imul(word, 31) + next, 2));
    const over = tokens[at + 2];
    if (over === undefined) continue;
    into.put(mix(Math.imul(word, 31) + over, 3));
  }
};

const addAround = (into: Features, { heading, before, after, place }: Around): void => {
  for (const word of heading) into.put(mix(word, 5));
  for (const word of before) into.put(around(word, 6));
  for (const word of after) into.put(around(word, 7));
  into.put(mix(place, 8));
};

/** The features of every sentence: words, pairs, pairs over a gap, heading, neighbours, place, turns of phrase. */
export const featuresOf = (
  { plain, sentences, sections, within }: Contract,
  phrases: readonly RegExp[] = cues,
): SentenceFeatures => {
  const seen = sentences.map((sentence) => seenText(plain, sentence));
  const tokens = seen.map(hashes);
  const hits = hitsOf(seen, phrases);
  const titles = sections.map(({ title }) => hashes(title.toLowerCase()));
  const titleAt = (index: number | null): readonly number[] => {
    for (let at = index; at !== null && at !== undefined; at = sections[at]?.parent ?? null)
      if ((titles[at]?.length ?? 0) > 0) return titles[at] ?? [];
    return [];
  };
  const count = sentences.length;
  const into = createFeatures();
  return sentences.map((_, at) => {
    addWords(into, tokens[at] ?? []);
    const place = at < 12 ? at : 12 + Math.floor((10 * at) / count);
    addAround(into, {
      heading: titleAt(within[at] ?? null),
      before: tokens[at - 1] ?? [],
      after: tokens[at + 1] ?? [],
      place,
    });
    into.put(mix(lengthStep(tokens[at]?.length ?? 0), 9));
    for (const hit of hits[at] ?? []) into.put(CUES + hit);
    for (const hit of hits[at - 1] ?? []) into.put(around(hit, 11));
    for (const hit of hits[at + 1] ?? []) into.put(around(hit, 12));
    return into.take();
  });
};
