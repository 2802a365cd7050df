import { editDistance } from "./edit-distance.ts";

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
    const cost = editDistance(wanted, plain(candidate), { most: limit });
    if (cost < least) [best, least] = [candidate, cost];
  }
  return best;
};
