import { periodsIn } from "../text/numbers.ts";
import type { Period } from "../text/numbers.ts";
import type { Contract } from "../text/parse-contract.ts";
import type { CheckHit } from "./check-hit.ts";

const SMALL = new Set("the and any for such shall will this that with its may not all".split(" "));
const MIN_WORDS = 8;
const MIN_SHARE = 0.75;
const MAX_HITS = 2;
// Sentences that say the same share their rarest words; words of many sentences are not compared, however long the text is.
const RARE_WORDS = 4;
const MAX_SENTENCES_OF_WORD = 40;

type Counted = {
  readonly words: ReadonlySet<string>;
  readonly period: Period;
  readonly start: number;
  readonly end: number;
};

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !SMALL.has(word)));

const shareInCommon = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let common = 0;
  for (const word of one) if (other.has(word)) common++;
  return common / (one.size + other.size - common);
};

// Sentences with exactly one period; in a schedule of several it is not clear which one differs.
const countedIn = ({ plain, sentences }: Contract): readonly Counted[] =>
  sentences.flatMap(({ start, end }) => {
    const sentence = plain.slice(start, end);
    const [period, ...more] = periodsIn(sentence);
    if (!period || more.length > 0) return [];
    const words = wordsOf(sentence.slice(0, period.start) + sentence.slice(period.end));
    return words.size < MIN_WORDS ? [] : [{ words, period, start: start + period.start, end: start + period.end }];
  });

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
      .filter(({ length }) => length <= MAX_SENTENCES_OF_WORD)
      .toSorted((a, b) => a.length - b.length)
      .slice(0, RARE_WORDS);
    const near = [...new Set(rare.flat())].filter((at) => at < index);
    const other = near
      .map((at) => counted[at]!)
      .find(
        ({ words, period }) =>
          period.unit === later.period.unit &&
          period.count !== later.period.count &&
          shareInCommon(words, later.words) >= MIN_SHARE,
      );
    if (!other || hits.length === MAX_HITS) continue;
    const text = ({ start, end }: Counted): string => contract.plain.slice(start, end).replaceAll(/\s+/g, " ");
    const also = [{ start: other.start, end: other.end }];
    hits.push({
      check: "differing_period",
      start: later.start,
      end: later.end,
      found: text(later),
      other: text(other),
      also,
    });
  }
  return hits;
};
