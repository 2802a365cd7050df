import { nearestName } from "../../../text/words/nearest-name.ts";

const wordsIn = (format: string): readonly string[] => format.toLowerCase().split(/[\s_-]+/);

const shared = (one: readonly string[], other: readonly string[]): number =>
  one.filter((word) => other.includes(word)).length;

/**
 * The intended format: a typo away, or the same words plus or minus some; null if several fit.
 *
 * Example: nearestFormat("money in words", ["words", "money words"], …) is "money words"
 */
export const nearestFormat = (format: string, fitting: readonly string[], known: readonly string[]): string | null => {
  const given = wordsIn(format);
  const akin = fitting
    .map((name) => ({ name, words: wordsIn(name) }))
    .map(({ name, words }) => ({ name, all: words.length, both: shared(words, given) }))
    .filter(({ all, both }) => both === all || both === given.length)
    .toSorted((a, b) => b.both - a.both);
  const [best, second] = akin;
  return nearestName(format, known) ?? (best && best.both !== second?.both ? best.name : null);
};
