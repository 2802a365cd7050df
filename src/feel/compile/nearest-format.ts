import { nearestName } from "../../text/nearest-name.ts";

const wordsIn = (format: string): readonly string[] => format.toLowerCase().split(/[\s_-]+/);

const shared = (one: readonly string[], other: readonly string[]): number =>
  one.filter((word) => other.includes(word)).length;

/**
 * The format that was meant: a slip away, or the one that says the same in more or fewer words; null when several do.
 *
 * Example: nearestFormat("money in words", ["words", "money words"], …) is "money words"
 */
export const nearestFormat = (format: string, fitting: readonly string[], known: readonly string[]): string | null => {
  const given = wordsIn(format);
  const akin = fitting
    .map((name) => ({ name, said: wordsIn(name) }))
    .map(({ name, said }) => ({ name, all: said.length, both: shared(said, given) }))
    .filter(({ all, both }) => both === all || both === given.length)
    .toSorted((a, b) => b.both - a.both);
  const [best, second] = akin;
  return nearestName(format, known) ?? (best && best.both !== second?.both ? best.name : null);
};
