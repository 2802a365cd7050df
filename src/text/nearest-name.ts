/** Slips (a letter missing, extra, wrong or swapped) that lead from one word to the other, counted up to `limit` + 1. */
const slips = (a: string, b: string, limit: number): number => {
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
 * The known word a typing slip most likely meant, or null when none is near.
 *
 * Letter case and the choice of `-`, `_` or space cost nothing. In addition at most two slips are allowed: one in a word of
 * three letters, and none in a shorter one, where one slip leads to another word ("NJ" is not "NY").
 * Example: nearestName("purpos", ["purpose", "parties"]) is "purpose"
 */
export const nearestName = (word: string, known: Iterable<string>): string | null => {
  const wanted = plain(word);
  const limit = Math.min(2, Math.max(0, wanted.length - 2));
  let best: string | null = null;
  let least = limit + 1;
  for (const candidate of known) {
    const cost = slips(wanted, plain(candidate), limit);
    if (cost < least) [best, least] = [candidate, cost];
  }
  return best;
};
