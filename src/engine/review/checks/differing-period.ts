import { periodsIn } from "../text/numbers.ts";
import type { Period } from "../text/numbers.ts";
import type { Contract } from "../text/parse-contract.ts";
import type { CheckHit } from "./check-hit.ts";

const SMALL = new Set("the and any for such shall will this that with its may not all".split(" "));
// Sentences of at least this length that share at least this part of their words differ only in the period.
const MIN_WORDS = 6;
const MIN_SHARE = 0.6;
// Unit: findings.
const MAX_HITS = 2;
// Only sentences that share one of their rarest words are compared, and not if many sentences have it; this bounds the
// work in a long text.
const RARE_WORDS = 4;
const MAX_SENTENCES_OF_WORD = 40;

type Counted = {
  readonly words: ReadonlySet<string>;
  readonly periods: readonly Period[];
  /** The units and the numbers of the periods, to compare them without a list. */
  readonly units: string;
  readonly numbers: string;
  readonly start: number;
};

/** The distinct words of a sentence, without the shortest and the most common ones. */
export const significantWords = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !SMALL.has(word)));

const shareInCommon = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let common = 0;
  for (const word of one) if (other.has(word)) common++;
  return common / (one.size + other.size - common);
};

const countedIn = ({ plain, sentences }: Contract): readonly Counted[] =>
  sentences.flatMap(({ start, end }) => {
    const sentence = plain.slice(start, end);
    const periods = periodsIn(sentence);
    if (periods.length === 0) return [];
    const edges = [0, ...periods.flatMap((period) => [period.start, period.end]), sentence.length];
    const between = edges.flatMap((from, index) => (index % 2 === 0 ? [sentence.slice(from, edges[index + 1])] : []));
    const words = significantWords(between.join(" "));
    const units = periods.map(({ unit }) => unit).join(" ");
    const numbers = periods.map(({ count }) => count).join(" ");
    return words.size < MIN_WORDS ? [] : [{ words, periods, units, numbers, start }];
  });

// The one period that differs; where several do, the sentences are about different things.
const differing = (one: Counted, other: Counted): readonly [Period, Period] | null => {
  if (one.units !== other.units || one.numbers === other.numbers) return null;
  const pairs = one.periods.map((period, index) => [period, other.periods[index]!] as const);
  const different = pairs.filter(([a, b]) => a.count !== b.count);
  return different.length === 1 ? different[0]! : null;
};

type Place = { readonly start: number; readonly end: number };

const placeOf = ({ start }: Counted, period: Period): Place => ({
  start: start + period.start,
  end: start + period.end,
});

type Pair = { readonly other: Counted; readonly found: readonly [Period, Period] };

// The first earlier sentence that says nearly the same with another period. Comparing periods is faster than comparing words.
const firstPair = (
  later: Counted,
  index: number,
  counted: readonly Counted[],
  places: readonly (readonly number[])[],
): Pair | null => {
  for (const list of places)
    for (const at of list) {
      if (at >= index) break;
      const other = counted[at]!;
      const found = differing(later, other);
      if (found && shareInCommon(other.words, later.words) >= MIN_SHARE) return { other, found };
    }
  return null;
};

/** Periods that differ in two sentences that otherwise say nearly the same: 30 days' notice here, 45 there. */
export const differingPeriods = (contract: Contract): readonly CheckHit[] => {
  const counted = countedIn(contract);
  const byWord = new Map<string, number[]>();
  for (const [index, { words }] of counted.entries())
    for (const word of words) {
      const list = byWord.get(word);
      if (list) list.push(index);
      else byWord.set(word, [index]);
    }
  const hits: CheckHit[] = [];
  for (const [index, later] of counted.entries()) {
    const rare = [...later.words]
      .map((word) => byWord.get(word) ?? [])
      .filter(({ length }) => length > 1 && length <= MAX_SENTENCES_OF_WORD)
      .toSorted((a, b) => a.length - b.length)
      .slice(0, RARE_WORDS);
    const pair = firstPair(later, index, counted, rare);
    if (!pair || hits.length === MAX_HITS) continue;
    const here = placeOf(later, pair.found[0]);
    const there = placeOf(pair.other, pair.found[1]);
    const text = ({ start, end }: Place): string => contract.plain.slice(start, end).replaceAll(/\s+/g, " ");
    hits.push({ check: "differing_period", ...here, found: text(here), other: text(there), also: [there] });
  }
  return hits;
};
