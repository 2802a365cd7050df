import type { NamedFigure } from "../../../model/review/playbook.ts";
import type { DetectionContext } from "../detect/detect.ts";
import { figuresIn } from "../text/figures.ts";
import type { ContractFigure, FigureUnit } from "../text/figures.ts";
import { matches, wordFits } from "../text/match-pattern.ts";
import type { Decimal } from "../../../values/decimal.ts";

/** A figure of the contract that has a name. Unit: offsets into the text. */
export type ReadFigure = ContractFigure & { readonly text: string; readonly sentence: number };

/** By id of the named figure: every place that states it, in order. */
export type ReadFigures = ReadonlyMap<string, readonly ReadFigure[]>;

type Anchor = { readonly named: NamedFigure; readonly start: number; readonly end: number };

const WORD = /[a-z0-9]+(?:['-][a-z0-9]+)*/g;

const anchorsIn = (plain: string, named: readonly NamedFigure[]): readonly Anchor[] =>
  [...plain.toLowerCase().matchAll(WORD)].flatMap((match) =>
    named
      .filter(({ near }) => near.some((wanted) => wordFits(wanted, match[0])))
      .map((figure) => ({ named: figure, start: match.index, end: match.index + match[0].length })),
  );

const TOTAL = /\b(?:total|sum of all|aggregate|altogether)\b[^.;$]{0,24}$/i;

// How far a figure is from a word: a word after it, on another line, or behind another figure is less likely meant.
const distance = (plain: string, figure: ContractFigure, { start, end }: Anchor): number => {
  const isBefore = end <= figure.start;
  const between = isBefore ? plain.slice(end, figure.start) : plain.slice(figure.end, start);
  const breaks = /\n|;|\.\s/.test(between) ? 60 : 0;
  if (isBefore) return between.length + breaks;
  return /^\W{0,2}(?:\w+\s){0,3}(?:as|for|in)\b/i.test(between)
    ? between.length + breaks
    : between.length * 2 + 8 + breaks;
};

/** A figure farther from the words of its point belongs to something else. Unit: characters; a break between them adds 60. */
const MAX_DISTANCE = 170;

const ownerOf = (plain: string, figure: ContractFigure, anchors: readonly Anchor[]): NamedFigure | null => {
  let best: NamedFigure | null = null;
  let least = MAX_DISTANCE;
  for (const anchor of anchors) {
    if (anchor.start < figure.end && figure.start < anchor.end) continue;
    if (!anchor.named.kinds.includes(figure.kind)) continue;
    const far = distance(plain, figure, anchor);
    if (far < least) [best, least] = [anchor.named, far];
  }
  return best;
};

const PER_YEAR: Readonly<Record<FigureUnit, number>> = { hour: 8760, day: 365, week: 52, month: 12, year: 1 };

// Interest by the month is interest by the year when multiplied; an amount of money is not.
const yearlyRate = ({ each: period }: NamedFigure, { kind, each, value }: ContractFigure): Decimal | null =>
  kind === "percent" && period === "year" && each !== null ? value.times(PER_YEAR[each]) : null;

const isOfPeriod = (named: NamedFigure, figure: ContractFigure): boolean =>
  named.each === undefined || figure.each === null || figure.each === named.each || yearlyRate(named, figure) !== null;

// What a figure is a multiple of follows it directly: "two months' rent", "two months of the monthly rent".
const MULTIPLE_OF =
  /^('s?)?\s(?:(?:worth\s)?of\s)?(?:the\s|that\s)?(?:(?:full|base|monthly|current|then-current)\s)*([a-z]+)\b(.*)/s;
/** The words after a figure that make it a multiple, such as "times the monthly rent". Unit: characters. */
const MULTIPLE_LENGTH = 80;
// "Five days rent is late", "within one month of rent being due": a period before an event.
const EVENT = /^\s(?:is|was|are|being|becom\w+|falls?|remains?|comes?|due|day|date|payment|late|unpaid|overdue|not)\b/;

const withMultiple = (plain: string, figure: ContractFigure, named: readonly NamedFigure[]): ContractFigure => {
  if (figure.kind !== "period") return figure;
  const match = MULTIPLE_OF.exec(plain.slice(figure.end, figure.end + MULTIPLE_LENGTH).toLowerCase());
  if (!match) return figure;
  const [, possessive, word = "", rest = ""] = match;
  const isBase = named.some(
    ({ kinds, each, near }) =>
      kinds.includes("money") && each !== undefined && near.some((wanted) => wordFits(wanted, word)),
  );
  return isBase && (possessive !== undefined || !EVENT.test(rest)) ? { ...figure, kind: "multiple" } : figure;
};

/** Reads the named figures of a playbook: each figure belongs to the nearest word that names one. */
export const readFigures = ({ contract, words }: DetectionContext, named: readonly NamedFigure[]): ReadFigures => {
  const found = new Map<string, ReadFigure[]>(named.map(({ id }) => [id, []]));
  if (named.length === 0) return found;
  for (const [sentence, { start, end }] of contract.sentences.entries()) {
    const seen = words[sentence]!;
    const plain = contract.plain.slice(start, end);
    if (!/\d|hundred|thousand|dollars|percent|month|week|year|day|hour/i.test(plain)) continue;
    const possible = named.filter(
      ({ any, not }) =>
        (any.length === 0 || any.some((pattern) => matches(pattern, seen))) &&
        !not.some((pattern) => matches(pattern, seen)),
    );
    const anchors = anchorsIn(plain, possible);
    if (anchors.length === 0) continue;
    for (const read of figuresIn(plain)) {
      const figure = withMultiple(plain, read, named);
      if (TOTAL.test(plain.slice(0, figure.start))) continue;
      const owner = ownerOf(plain, figure, anchors);
      if (!owner || !isOfPeriod(owner, figure)) continue;
      const place = { start: start + figure.start, end: start + figure.end };
      const text = contract.text.slice(place.start, place.end).replaceAll(/\s+/g, " ");
      const value = yearlyRate(owner, figure) ?? figure.value;
      found.get(owner.id)?.push({ ...figure, value, ...place, text, sentence });
    }
  }
  return found;
};
