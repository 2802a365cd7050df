/** Typos (a missing, extra, wrong or swapped letter) between two words, counted up to `limit` + 1. */
const typosBetween = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
};

const plain = (word: string): string => word.toLowerCase().replaceAll(/[\s_-]+/g, "_");

/**
 * The known word most likely meant by a mistyped one, or null if none is close. Never the word itself, even if only the
 * spaces around it differ, which a message does not show.
 *
 * Letter case and the choice of `-`, `_` or space are ignored. At most two typos are allowed: one in a word of three
 * letters, and none in a shorter one, where a single typo makes another word ("NJ" is not "NY").
 * Example: nearestName("purpos", ["purpose", "parties"]) is "purpose"
 */
export const nearestName = (word: string, known: Iterable<string>): string | null => {
  const wanted = plain(word);
  const limit = Math.min(2, Math.max(0, wanted.length - 2));
  let best: string | null = null;
  let least = limit + 1;
  for (const candidate of known) {
    if (candidate.trim() === word.trim()) continue;
    const cost = typosBetween(wanted, plain(candidate), limit);
    if (cost < least) [best, least] = [candidate, cost];
  }
  return best;
};
