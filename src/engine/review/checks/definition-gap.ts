import { definitionsIn } from "../text/definitions.ts";
import type { Contract } from "../text/parse-contract.ts";
import { countPhrases } from "./count-phrases.ts";

/** A term that a gap in a list of definitions was for. Unit: offsets of its first use. */
export type LostDefinition = { readonly term: string; readonly start: number; readonly end: number };

// "1.12 "Territory" means", "(c) "Site" or "Yard" shall mean".
const ITEM =
  /(?<=^|\s)\(?(\d{1,2}(?:\.\d{1,3}){0,3}|[a-z])[.)]{0,2}\s{1,12}"([A-Z][^"\n]{1,60}?)[,.]?"\)?,? ?(?:or|and|\(|means?|shall|has|have|refers|is|will)/gm;
const TERM =
  /(?<=[a-z,;(] {1,2}|[a-z,;]\n {0,20})([A-Z][a-z]{2,}(?:-[A-Z]?[a-z]+)?(?: (?:of |and )?[A-Z][a-z]{2,}(?:-[A-Z]?[a-z]+)?){0,5})\b/g;

/** A term that is used less often may be a word of the language. */
const MIN_USES = 4;
// With more terms that fit, the gap does not show which one is lost.
const MAX_FITTING = 3;
/** Two definitions farther apart are not one after the other in a list. Unit: characters. */
const MAX_ITEM_LENGTH = 4000;
// The definition of a longer term is not read, so the term cannot be called lost.
const MAX_TERM_LENGTH = 61;

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

const follows = (later: Item | undefined, earlier: Item | undefined, by: number): boolean =>
  later !== undefined && later.list === earlier?.list && later.number === earlier.number + by;

// Two items of an alphabetical list between which exactly one number is missing, within a run of items that has none missing.
const gapsIn = (items: readonly Item[]): readonly (readonly [after: string, before: string])[] =>
  items.slice(1).flatMap((later, index) => {
    const earlier = items[index]!;
    const isInRun = follows(earlier, items[index - 1], 1) || follows(items[index + 2], later, 1);
    const isGap = follows(later, earlier, 2) && earlier.term < later.term && later.at - earlier.at < MAX_ITEM_LENGTH;
    return isGap && isInRun ? [[earlier.term, later.term] as const] : [];
  });

type Use = LostDefinition & { readonly key: string; readonly lower: string; count: number };

const usesIn = (plain: string): readonly Use[] => {
  const uses = new Map<string, Use>();
  for (const { 1: term = "", index } of plain.matchAll(TERM)) {
    const lower = term.toLowerCase();
    const key = singular(lower);
    const use = uses.get(key);
    if (use) use.count++;
    else uses.set(key, { term, key, lower, start: index, end: index + term.length, count: 1 });
  }
  return [...uses.values()];
};

// The terms whose definition may be missing, in alphabetical order.
const undefinedIn = (plain: string, isName: (word: string) => boolean): readonly Use[] => {
  const defined = new Set(definitionsIn(plain).map(({ term }) => singular(term.toLowerCase())));
  const uses = usesIn(plain).filter(
    ({ term, key, count }) =>
      count >= MIN_USES &&
      term.length <= MAX_TERM_LENGTH &&
      !PARTICIPLE.test(term) &&
      !defined.has(key) &&
      !term.split(/[ -]/).some(isName),
  );
  const inLowerCase = countPhrases(
    plain,
    uses.map(({ lower }) => lower),
  );
  // "Date" that is mostly written "date" is not a defined term.
  return uses
    .filter(({ lower, count }) => (inLowerCase.get(lower) ?? 0) < count)
    .toSorted((a, b) => (a.lower < b.lower ? -1 : 1));
};

// The index of the first term after a word in an alphabetical list.
const placeAfter = (terms: readonly Use[], word: string): number => {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]!.lower > word) high = middle;
    else low = middle + 1;
  }
  return low;
};

const fittingIn = (terms: readonly Use[], after: string, before: string): readonly Use[] => {
  const fitting: Use[] = [];
  for (let at = placeAfter(terms, after); at < terms.length && fitting.length <= MAX_FITTING; at++) {
    const use = terms[at]!;
    if (use.lower >= before) break;
    if (use.key < before) fitting.push(use);
  }
  return fitting;
};

/**
 * Terms whose definition is missing from a numbered alphabetical list, at most as many as asked for: a number is skipped,
 * and a term that is used but not defined fits there. `isName` says which words are names.
 */
export const lostDefinitions = (
  { plain }: Contract,
  isName: (word: string) => boolean,
  most: number,
): readonly LostDefinition[] => {
  const gaps = gapsIn(itemsIn(plain));
  if (gaps.length === 0) return [];
  const terms = undefinedIn(plain, isName);
  const lost: LostDefinition[] = [];
  for (const [after, before] of gaps) {
    if (lost.length === most) break;
    const fitting = fittingIn(terms, after, before);
    const [first] = fitting.toSorted((a, b) => b.count - a.count || a.start - b.start);
    if (first && fitting.length <= MAX_FITTING) lost.push(first);
  }
  return lost;
};
