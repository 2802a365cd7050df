import type { ClausePassage } from "./clause-passages.ts";

/** A passage of the earlier version and the one it became; indexes into the passages of each. */
export type PassagePair = { readonly before: number; readonly after: number };

type WordCounts = { readonly counts: ReadonlyMap<string, number>; readonly total: number };

const WORD = /[\p{L}\p{N}]+/gu;
/** Words that more passages have do not tell which of them a passage became. */
const MAX_PASSAGES_OF_WORD = 64;
const MAX_CANDIDATES = 8;
const MIN_LIKENESS = 0.5;
const MIN_LIKENESS_IN_PLACE = 0.35;
const MIN_LIKENESS_OF_NAMESAKE = 0.2;

const wordCounts = ({ body }: ClausePassage): WordCounts => {
  const counts = new Map<string, number>();
  const words = body.toLowerCase().match(WORD) ?? [];
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, total: words.length };
};

/** The share of words that two passages have in common, from 0 to 1. */
const likeness = (one: WordCounts, other: WordCounts): number => {
  if (one.total + other.total === 0) return 0;
  let shared = 0;
  for (const [word, count] of one.counts) shared += Math.min(count, other.counts.get(word) ?? 0);
  return (2 * shared) / (one.total + other.total);
};

// Equal passages, in the order of both texts where that is possible.
const equalPairs = (
  before: readonly ClausePassage[],
  after: readonly ClausePassage[],
  keyOf: (passage: ClausePassage) => string,
  taken: { readonly before: Set<number>; readonly after: Set<number> },
): readonly PassagePair[] => {
  const free = new Map<string, number[]>();
  for (const [index, passage] of before.entries()) {
    if (taken.before.has(index)) continue;
    const same = free.get(keyOf(passage));
    if (same) same.push(index);
    else free.set(keyOf(passage), [index]);
  }
  let last = -1;
  const pairs: PassagePair[] = [];
  for (const [index, passage] of after.entries()) {
    const same = taken.after.has(index) ? undefined : free.get(keyOf(passage));
    if (!same || same.length === 0) continue;
    const at = Math.max(
      0,
      same.findIndex((one) => one > last),
    );
    const [found] = same.splice(at, 1);
    last = found!;
    taken.before.add(found!);
    taken.after.add(index);
    pairs.push({ before: found!, after: index });
  }
  return pairs;
};

type Candidate = PassagePair & { readonly score: number };

/** Pairs of passages that are alike, the likeliest first. */
const likelyPairs = (
  before: readonly ClausePassage[],
  after: readonly ClausePassage[],
  equal: readonly PassagePair[],
): readonly Candidate[] => {
  const paired = {
    before: new Set(equal.map((pair) => pair.before)),
    after: new Map(equal.map((pair) => [pair.after, pair.before])),
  };
  const counts = new Map(
    before.flatMap((passage, index) => (paired.before.has(index) ? [] : [[index, wordCounts(passage)] as const])),
  );
  const having = new Map<string, number[]>();
  for (const [index, { counts: words }] of counts) {
    for (const word of words.keys()) {
      const same = having.get(word);
      if (same) same.push(index);
      else having.set(word, [index]);
    }
  }
  const found: Candidate[] = [];
  let anchor = -1;
  for (const [index, passage] of after.entries()) {
    const equalTo = paired.after.get(index);
    if (equalTo !== undefined) {
      anchor = equalTo;
      continue;
    }
    const own = wordCounts(passage);
    const shared = new Map<number, number>();
    for (const word of own.counts.keys()) {
      const others = having.get(word) ?? [];
      if (others.length > MAX_PASSAGES_OF_WORD) continue;
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    const near = new Set<number>();
    for (let at = anchor + 1; at < before.length && near.size < MAX_CANDIDATES && counts.has(at); at++) near.add(at);
    const likely = [...shared].toSorted((a, b) => b[1] - a[1]).slice(0, MAX_CANDIDATES);
    for (const at of new Set([...near, ...likely.map(([other]) => other)])) {
      const alike = likeness(own, counts.get(at)!);
      const isNamesake = passage.title !== "" && passage.title === before[at]!.title;
      const least = isNamesake ? MIN_LIKENESS_OF_NAMESAKE : near.has(at) ? MIN_LIKENESS_IN_PLACE : MIN_LIKENESS;
      if (alike < least) continue;
      const isSameNumber = passage.number !== "" && passage.number === before[at]!.number;
      const score = alike + (isNamesake ? 0.3 : 0) + (near.has(at) ? 0.1 : 0) + (isSameNumber ? 0.05 : 0);
      found.push({ before: at, after: index, score });
    }
  }
  return found.toSorted((a, b) => b.score - a.score || a.after - b.after || a.before - b.before);
};

/** What became of each passage, sorted by `after`: equal words first, then the same heading or similar words. */
export const matchPassages = (
  before: readonly ClausePassage[],
  after: readonly ClausePassage[],
): readonly PassagePair[] => {
  const taken = { before: new Set<number>(), after: new Set<number>() };
  const pairs = [
    ...equalPairs(before, after, ({ number, body }) => `${number}${body}`, taken),
    ...equalPairs(before, after, ({ body }) => body, taken),
  ];
  for (const { before: one, after: other } of likelyPairs(before, after, pairs)) {
    if (taken.before.has(one) || taken.after.has(other)) continue;
    taken.before.add(one);
    taken.after.add(other);
    pairs.push({ before: one, after: other });
  }
  return pairs.toSorted((a, b) => a.after - b.after);
};
