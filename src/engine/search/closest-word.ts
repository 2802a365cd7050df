import { editDistance } from "../../text/words/edit-distance.ts";

/** Typing errors allowed in a word of this length. */
const allowedErrors = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** A replaced letter makes another word of a short one: "score" is not "store". */
const replacementCost = (word: string): number => (word.length < 6 ? 2 : 1);

/**
 * The known word that was probably meant, null if none is near; the first letter is assumed to be correct.
 *
 * Example: closestWord("agrement", ["agreement", "payment"]) is "agreement"
 */
export const closestWord = (word: string, known: Iterable<string>): string | null => {
  const most = allowedErrors(word.length);
  if (most === 0 || !/^[a-z]+$/.test(word)) return null;
  const replacement = replacementCost(word);
  let best: { readonly word: string; readonly errors: number } | null = null;
  for (const one of known) {
    if (one[0] !== word[0] || one.length < 4) continue;
    const errors = editDistance(word, one, { most, replacement });
    if (errors <= most && (best === null || errors < best.errors)) best = { word: one, errors };
  }
  return best?.word ?? null;
};
