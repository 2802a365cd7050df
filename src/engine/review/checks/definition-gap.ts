import { definitionsIn } from "../text/definitions.ts";
import type { Contract } from "../text/parse-contract.ts";

/** A term that a gap in a list of definitions was for. Unit: offsets of its first use. */
export type LostDefinition = { readonly term: string; readonly start: number; readonly end: number };

// "1.12 "Territory" means", "(c) "Site" or "Yard" shall mean".
const ITEM =
  /(?<=^|\s)\(?(\d{1,2}(?:\.\d{1,3}){0,3}|[a-z])[.)]{0,2}\s{1,12}"([A-Z][^"\n]{1,60}?)[,.]?"\)?,? ?(?:or|and|\(|means?|shall|has|have|refers|is|will)/gm;
const TERM =
  /(?<=[a-z,;(] {1,2}|[a-z,;]\n {0,20})([A-Z][a-z]{2,}(?:-[A-Z]?[a-z]+)?(?: (?:of |and )?[A-Z][a-z]{2,}(?:-[A-Z]?[a-z]+)?){0,5})\b/g;

const MIN_USES = 4;
// With more terms that fit, the gap does not show which one is lost.
const MAX_FITTING = 3;
const LONGEST_ITEM = 4000;

/** A term without the ending of its plural: "Authorities" is "Authority". */
export const singular = (term: string): string => term.replace(/ies$/, "y").replace(/s$/, "");

type Item = { readonly list: string; readonly number: number; readonly term: string; readonly at: number };

const itemsIn = (plain: string): readonly Item[] =>
  [...plain.matchAll(ITEM)].map(({ 1: number = "", 2: term = "", index }) => {
    const parts = number.split(".");
    const last = parts.pop() ?? "";
    return /^\d/.test(number)
      ? { list: parts.join("."), number: Number(last), term: term.toLowerCase(), at: index }
      : { list: "letters", number: number.charCodeAt(0), term: term.toLowerCase(), at: index };
  });

// "Promoting" and "Licensed" are parts of terms.
const PARTICIPLE = /^\w+(?:ed|ing)$/;

// "Date" that is mostly written "date" is not a defined term.
const isMostlyCapitalized = (
  plain: string,
  { term, count }: { readonly term: string; readonly count: number },
): boolean => plain.split(term.toLowerCase()).length - 1 < count;

const follows = (later: Item | undefined, earlier: Item | undefined, by: number): boolean =>
  later !== undefined && later.list === earlier?.list && later.number === earlier.number + by;

// Two items of an alphabetical list between which exactly one number is missing, within a run of items that has none missing.
const gapsIn = (items: readonly Item[]): readonly (readonly [after: string, before: string])[] =>
  items.slice(1).flatMap((later, index) => {
    const earlier = items[index]!;
    const isInRun = follows(earlier, items[index - 1], 1) || follows(items[index + 2], later, 1);
    const isGap = follows(later, earlier, 2) && earlier.term < later.term && later.at - earlier.at < LONGEST_ITEM;
    return isGap && isInRun ? [[earlier.term, later.term] as const] : [];
  });

/**
 * Terms whose definition is missing from a numbered alphabetical list: a number is skipped, and a term that is used but
 * not defined fits there. `isName` says which words are names.
 */
export const lostDefinitions = ({ plain }: Contract, isName: (word: string) => boolean): readonly LostDefinition[] => {
  const gaps = gapsIn(itemsIn(plain));
  if (gaps.length === 0) return [];
  const defined = new Set(definitionsIn(plain).map(({ term }) => singular(term.toLowerCase())));
  const uses = new Map<string, LostDefinition & { count: number }>();
  for (const { 1: term = "", index } of plain.matchAll(TERM)) {
    const key = singular(term.toLowerCase());
    const use = uses.get(key);
    if (use) use.count++;
    else uses.set(key, { term, start: index, end: index + term.length, count: 1 });
  }
  const undefinedUses = [...uses].filter(
    ([key, { term, count }]) => count >= MIN_USES && !defined.has(key) && !term.split(/[ -]/).some(isName),
  );
  return gaps.flatMap(([after, before]) => {
    const fitting = undefinedUses
      .filter(([key, { term }]) => after < term.toLowerCase() && key < before && term.toLowerCase() < before)
      .map(([, use]) => use)
      .filter(({ term }) => !PARTICIPLE.test(term))
      .filter((use) => isMostlyCapitalized(plain, use))
      .toSorted((a, b) => b.count - a.count);
    const [first] = fitting;
    return first && fitting.length <= MAX_FITTING ? [first] : [];
  });
};
