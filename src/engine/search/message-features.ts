import { withoutPlaces } from "./without-places.ts";
import type { WordsOf } from "./word-reader.ts";

const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+/gu;
const MAX_WORDS = 120;

const partsOf = (text: string, length: number): readonly string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, index) => text.slice(index, index + length));

/** FNV-1a of the UTF-16 code units, reduced to 21 bits; two features rarely share one. */
const hashOf = (feature: string): number => {
  let hash = 0x811c9dc5;
  for (let offset = 0; offset < feature.length; offset++)
    hash = Math.imul(hash ^ feature.charCodeAt(offset), 0x01000193);
  return ((hash >>> 11) ^ hash) & 0x1fffff;
};

/**
 * What a text has for the classifier, as hashes: its words and pairs of neighboring words; of a
 * script without spaces, pairs and triples of characters, which are the same in every browser.
 */
export const messageFeatures = (text: string, wordsOf: WordsOf, places: readonly string[]): ReadonlySet<number> => {
  const plain = withoutPlaces(text.slice(0, 2000), places);
  const words = wordsOf(plain.replaceAll(UNSPACED, " "))
    .slice(0, MAX_WORDS)
    .map((word) => (/\d/.test(word) ? "#" : word));
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const runs = (plain.match(UNSPACED) ?? []).slice(0, MAX_WORDS);
  const characters = runs.flatMap((run) => [...partsOf(run, 2), ...partsOf(run, 3)]);
  return new Set([...words, ...pairs, ...characters].map(hashOf));
};
