import type { AnswerSpan } from "./answer-span.ts";
import { hasPhrase } from "./option-words.ts";

/** How far the words that belong to an answer may be from it: four or five words. Unit: characters. */
const WINDOW = 28;

/** The words beside an answer, up to the answers before and after it. */
export type Surroundings = {
  readonly before: string;
  readonly after: string;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
};

/** A Japanese particle, which belongs to the words before it: "1500ドルから". */
const isPostposition = (cue: string): boolean => /^[\p{Script=Hiragana}]{1,2}$/u.test(cue);

/** What is on the other side of a comma belongs to another answer more often: "750/month, $500 deposit". */
const acrossComma = (between: string): number => (/[,;、]/.test(between) ? 0.6 : 1);

/** How near a phrase before a span is, from 0 to 1. */
const proximityBefore = ({ before, hasPrevious }: Surroundings, cue: string): number => {
  const offset = before.lastIndexOf(cue);
  if (hasPrevious && offset === 0 && isPostposition(cue)) return 0;
  if (offset < 0 || !hasPhrase(before, cue)) return 0;
  const between = before.trimEnd().slice(offset + cue.length);
  return acrossComma(between) / (1 + between.length / 5);
};

/** How near a phrase after a span is; one that is as near to the next span belongs to that one. */
const proximityAfter = ({ after, hasNext }: Surroundings, cue: string): number => {
  const offset = after.indexOf(cue);
  if (offset < 0 || !hasPhrase(after, cue)) return 0;
  if (offset === 0 && isPostposition(cue)) return 0.95;
  if (hasNext && after.length - offset - cue.length <= offset) return 0;
  return (0.95 * acrossComma(after.slice(0, offset))) / (1 + offset / 5);
};

/** "1,275 to 1,500" is a range although its "from" is left out. */
const RANGE = /^ ?(?:to|up to|->|→) ?$/;
const MIN_RANGE_AMOUNT = 100;

const rangeWord = (text: string, span: AnswerSpan, next: AnswerSpan | undefined): string =>
  span.type === "amount" &&
  next?.type === "amount" &&
  Number(span.value) >= MIN_RANGE_AMOUNT &&
  RANGE.test(text.slice(span.end, next.start))
    ? " from"
    : "";

/** What is beside a span. */
export const surroundingsOf = (
  text: string,
  span: AnswerSpan,
  spans: readonly AnswerSpan[],
  window = WINDOW,
): Surroundings => {
  const ends = spans.filter(({ end }) => end <= span.start).map(({ end }) => end);
  const starts = spans.filter(({ start }) => start >= span.end).map(({ start }) => start);
  const right = Math.min(text.length, span.end + window, ...starts);
  const left = Math.max(0, span.start - window, ...ends);
  const next = spans.find(({ start }) => start >= span.end);
  return {
    before: `${text.slice(left, span.start).trimEnd()}${rangeWord(text, span, next)}`,
    after: text.slice(span.end, right),
    hasPrevious: ends.includes(left),
    hasNext: starts.includes(right),
  };
};

/** How near phrases are to a span; 0 if none is in reach. */
export const proximity = (around: Surroundings, cues: readonly string[]): number =>
  cues
    .map((cue) => Math.max(proximityBefore(around, cue), proximityAfter(around, cue)))
    .reduce((total, near) => total + near, 0);

/** A word beside a span, with how near it is, from 0 to 1. */
type NearWord = { readonly word: string; readonly near: number };

const WORD = /[\p{L}\p{N}'-]+/gu;
/** Beyond a comma, a word of a question's label says little. */
const ACROSS = 0.35;

const decay = (between: string): number => (/[,;:、.?!]/.test(between) ? ACROSS : 1) / (1 + between.length / 12);

/** The words on both sides of a span; those that are nearer to the next span are left to it. */
export const nearbyWords = ({ before, after, hasNext }: Surroundings): readonly NearWord[] => [
  ...[...before.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    near: decay(before.slice(index + word.length).trim()),
  })),
  ...[...after.matchAll(WORD)]
    .filter(({ 0: word, index }) => !hasNext || after.length - index - word.length > index)
    .map(({ 0: word, index }) => ({ word, near: decay(after.slice(0, index).trim()) })),
];
