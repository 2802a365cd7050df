import type { NamedFigure } from "../../../model/review/playbook.ts";
import type { DetectionContext } from "../detect/detect.ts";
import { figuresIn } from "../text/figures.ts";
import type { ContractFigure } from "../text/figures.ts";
import { matches, wordFits } from "../text/match-pattern.ts";

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
      .map((one) => ({ named: one, start: match.index, end: match.index + match[0].length })),
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

const MAX_DISTANCE = 170;
const MONTHS = 12;

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

// Interest by the month is interest by the year when multiplied.
const isMonthlyRate = ({ each }: NamedFigure, figure: ContractFigure): boolean =>
  figure.kind === "percent" && each === "year" && figure.each === "month";

const isOfPeriod = (named: NamedFigure, figure: ContractFigure): boolean =>
  named.each === undefined || figure.each === null || figure.each === named.each || isMonthlyRate(named, figure);

// "Two months' rent" is a multiple of the rent; "two months after" is a period.
const withMultiple = (plain: string, figure: ContractFigure, named: readonly NamedFigure[]): ContractFigure => {
  if (figure.kind !== "period") return figure;
  const words = (
    plain
      .slice(figure.end, figure.end + 24)
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  ).slice(0, 4);
  const isMultiple = named
    .filter(({ kinds }) => kinds.includes("money"))
    .some(
      ({ near, each }) => each !== undefined && near.some((wanted) => words.some((word) => wordFits(wanted, word))),
    );
  return isMultiple ? { ...figure, kind: "multiple" } : figure;
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
        (any.length === 0 || any.some((one) => matches(one, seen))) && !not.some((one) => matches(one, seen)),
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
      const value = isMonthlyRate(owner, figure) ? figure.value.times(MONTHS) : figure.value;
      found.get(owner.id)?.push({ ...figure, value, ...place, text, sentence });
    }
  }
  return found;
};
