import { cues } from "./cues.ts";
import { phraseHits } from "../text/phrase-hits.ts";
import type { Contract } from "../text/parse-contract.ts";
import type { Sentence } from "../text/sentences.ts";

/** The distinct feature numbers of each sentence. Unit: 0 … FEATURE_COUNT - 1. */
export type SentenceFeatures = readonly Int32Array[];

/** Size of the feature space. */
export const FEATURE_COUNT = 0x100000;

const MASK = 0x7ffff;
/** First number of the features of neighboring sentences, which get a lower weight. */
export const CONTEXT_FEATURES = 0x80000;

/** First number of the phrase features of the sentence itself, which get a higher weight. */
export const PHRASE_FEATURES = 0xff000;

const GROUP_VALUES = [1, 0.7, 2] as const;

/** Weight of a feature: 1 for words, less for neighbors, more for phrases. */
export const valueOf = (feature: number): number =>
  feature < CONTEXT_FEATURES ? GROUP_VALUES[0] : feature < PHRASE_FEATURES ? GROUP_VALUES[1] : GROUP_VALUES[2];

const WORD = /[a-z]+(?:'[a-z]+)?|\d[\d,.]*|[$%"()]|_{2,}/g;

const hashOf = (word: string): number => {
  let hash = 0x811c9dc5;
  for (let offset = 0; offset < word.length; offset++) hash = Math.imul(hash ^ word.charCodeAt(offset), 0x01000193);
  return hash;
};

const mix = (hash: number, salt: number): number => {
  let mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ Math.imul(salt, 0x297a2d39);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) & MASK;
};

const contextFeature = (hash: number, salt: number): number =>
  CONTEXT_FEATURES + (mix(hash, salt) % (PHRASE_FEATURES - CONTEXT_FEATURES));

const words = new Map<string, number>();
const MAX_WORDS = 50_000;

// Endings that do not change what a clause is about.
const stem = (word: string): string =>
  word.length > 5 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;

const wordHash = (word: string): number => {
  const known = words.get(word);
  if (known !== undefined) return known;
  const first = word.charCodeAt(0);
  const hash = hashOf(first >= 48 && first <= 57 ? "#" : stem(word));
  if (words.size < MAX_WORDS) words.set(word, hash);
  return hash;
};

/** The sentence in lower case with single spaces, as patterns match it; at most 2,000 characters. */
export const normalizedSentence = (text: string, { start, end }: Sentence): string =>
  text
    .slice(start, Math.min(end, start + 2000))
    .toLowerCase()
    .replace(/\s+/g, " ");

const hashes = (seen: string): readonly number[] => (seen.match(WORD) ?? []).slice(0, 300).map(wordHash);

const lengthStep = (count: number): number => Math.min(9, Math.floor(Math.log2(count + 1)));

type SentenceContext = {
  readonly heading: readonly number[];
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly place: number;
};

/** Collects the distinct features of one sentence at a time, in order. */
type FeatureSet = { readonly put: (feature: number) => void; readonly take: () => Int32Array };

const createFeatureSet = (): FeatureSet => {
  // By feature: the last sentence it was added to. A new Set for every sentence takes three times as long.
  const last = new Int32Array(FEATURE_COUNT);
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

const addWords = (into: FeatureSet, tokens: readonly number[]): void => {
  for (let index = 0; index < tokens.length; index++) {
    const word = tokens[index] ?? 0;
    into.put(mix(word, 1));
    const next = tokens[index + 1];
    if (next === undefined) continue;
    into.put(mix(Math.imul(word, 31) + next, 2));
    const over = tokens[index + 2];
    if (over === undefined) continue;
    into.put(mix(Math.imul(word, 31) + over, 3));
  }
};

const addContext = (into: FeatureSet, { heading, before, after, place }: SentenceContext): void => {
  for (const word of heading) into.put(mix(word, 5));
  for (const word of before) into.put(contextFeature(word, 6));
  for (const word of after) into.put(contextFeature(word, 7));
  into.put(mix(place, 8));
};

/** The features of every sentence: words, bigrams, skip-grams, heading, neighbors, position, phrases. */
export const featuresOf = (
  { plain, sentences, sections, within }: Contract,
  phrases: readonly RegExp[] = cues,
): SentenceFeatures => {
  const seen = sentences.map((sentence) => normalizedSentence(plain, sentence));
  const tokens = seen.map(hashes);
  const hits = phraseHits(seen, phrases);
  const titles = sections.map(({ title }) => hashes(title.toLowerCase()));
  const titleAt = (index: number | null): readonly number[] => {
    for (let at = index; at !== null && at !== undefined; at = sections[at]?.parent ?? null)
      if ((titles[at]?.length ?? 0) > 0) return titles[at] ?? [];
    return [];
  };
  const count = sentences.length;
  const into = createFeatureSet();
  return sentences.map((_, index) => {
    addWords(into, tokens[index] ?? []);
    const place = index < 12 ? index : 12 + Math.floor((10 * index) / count);
    addContext(into, {
      heading: titleAt(within[index] ?? null),
      before: tokens[index - 1] ?? [],
      after: tokens[index + 1] ?? [],
      place,
    });
    into.put(mix(lengthStep(tokens[index]?.length ?? 0), 9));
    for (const hit of hits[index] ?? []) into.put(PHRASE_FEATURES + hit);
    for (const hit of hits[index - 1] ?? []) into.put(contextFeature(hit, 11));
    for (const hit of hits[index + 1] ?? []) into.put(contextFeature(hit, 12));
    return into.take();
  });
};
