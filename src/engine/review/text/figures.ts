import type { FigureKind } from "../../../model/review/playbook.ts";
import { decimal } from "../../../values/decimal.ts";
import { getOwnProperty } from "../../../values/get-own-property.ts";
import type { Decimal } from "../../../values/decimal.ts";
import {
  AMOUNT,
  NUMBER_WORD,
  NUMBER_WORDS,
  NUMERAL,
  countedPeriodsIn,
  numberFromFigures,
  numberFromWords,
} from "./numbers.ts";
import type { CountedPeriod } from "./numbers.ts";

export type FigureUnit = CountedPeriod["unit"];

/** A figure in a text. Unit: offsets into it, end exclusive. */
export type ContractFigure = {
  readonly kind: FigureKind;
  readonly value: Decimal;
  /** The unit of a period; for business days, the days are longer than calendar days. */
  readonly unit: FigureUnit | null;
  readonly isBusiness: boolean;
  /** The period an amount recurs in: "$25 per day". */
  readonly each: FigureUnit | null;
  readonly start: number;
  readonly end: number;
};

const MONEY = new RegExp(
  `(?:\\bUSD?\\s?)?\\$\\s{0,2}${AMOUNT}|\\bUSD\\s${AMOUNT}|(?:\\((?=[\\d,.]+\\)))?${AMOUNT}\\)?\\s(?:US\\s)?dollars\\b|(${NUMBER_WORDS})\\s(?:US\\s)?dollars\\b(?!\\s{0,2}\\(\\s?\\$)`,
  "gi",
);
const PERCENT_SIGN = "(?:%|per\\s?cent(?:um)?\\b)";
// "One-half of one percent" is not one percent.
const NO_PART_OF =
  "(?<!(?:half|thirds?|quarters?|fourths?|fifths?|eighths?|tenths?|hundredths?|\\d/\\d|[¼-¾⅓-⅞])\\sof\\s)";
const PERCENT = new RegExp(
  `${NO_PART_OF}(?:\\((?=[\\d,./ ¼-¾⅓-⅞]+\\)))?(${NUMERAL})\\)?\\s{0,2}${PERCENT_SIGN}|${NO_PART_OF}(${NUMBER_WORDS})\\s${PERCENT_SIGN}(?!\\s?\\(\\s?\\d)`,
  "gi",
);
const BOTTOMS: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  eighth: 8,
  tenth: 10,
  hundredth: 100,
};
// "One and one-half percent", "one-half of one percent", "half a percent", "1/2 of 1%".
const PART_OF_PERCENT = new RegExp(
  `(?:(${NUMBER_WORDS}|(?<![\\w.,/])\\d{1,3})\\sand\\s)?(?:\\b(${NUMBER_WORD}|an?)[\\s-])?\\b(hal(?:f|ves)|thirds?|quarters?|fourths?|fifths?|eighths?|tenths?|hundredths?)(\\sof\\s(?:one|an?|1)|\\sa)?\\s{0,2}${PERCENT_SIGN}(?!\\s?\\(\\s?\\d)|(${NUMERAL})\\sof\\s(?:one|an?|1)\\s{0,2}${PERCENT_SIGN}`,
  "gi",
);
const EACH: readonly (readonly [RegExp, FigureUnit])[] = [
  [/^\W{0,3}(?:\w+\s){0,2}(?:per|each|every|an)\shour\b|^\W{0,3}hourly\b|^\s?\/\s?h/i, "hour"],
  [
    /^\W{0,3}(?:\w+\s){0,2}(?:per|each|every|a|an|for (?:each|every))\s(?:(?:calendar|additional|full|such|late|business|further|extra|subsequent)\s)?day\b|^\W{0,3}(?:daily|per diem)\b|^\s?\/\s?day/i,
    "day",
  ],
  [/^\W{0,3}(?:\w+\s){0,2}(?:per|each|every|a)\sweek\b|^\W{0,3}weekly\b|^\s?\/\s?w(?:ee)?k/i, "week"],
  [/^\W{0,3}(?:\w+\s){0,2}(?:per|each|every|a)\s(?:calendar\s)?month\b|^\W{0,3}monthly\b|^\s?\/\s?mo/i, "month"],
  [
    /^\W{0,3}(?:\w+\s){0,2}(?:per|each|every|a)\syear\b|^\W{0,3}(?:annual|year)ly\b|^\W{0,3}per annum\b|^\s?\/\s?y(?:ea)?r/i,
    "year",
  ],
];
const EACH_BEFORE: readonly (readonly [RegExp, FigureUnit])[] = [
  [/\bhourly\b[^.;$]{0,30}$/i, "hour"],
  [/\b(?:daily|per day|each day)\b[^.;$]{0,30}$/i, "day"],
  [/\bweekly\b[^.;$]{0,30}$/i, "week"],
  // "If the monthly rent is late, a fee of $50" is one fee.
  [/\bmonthly\b(?!\s(?:\w+\s)?rent\b.*\b(?:late|fee|charge|deposit)\b)[^.;$]{0,30}$/is, "month"],
  [/\b(?:annual(?:ly)?|yearly)\b[^.;$]{0,30}$/i, "year"],
];

const recursIn = (text: string, start: number, end: number): FigureUnit | null => {
  const [after, before] = [text.slice(end, end + 40), text.slice(Math.max(0, start - 60), start)];
  const found = EACH.find(([form]) => form.test(after)) ?? EACH_BEFORE.find(([form]) => form.test(before));
  return found?.[1] ?? null;
};

const figureAt = (
  text: string,
  { 0: all, index: start }: RegExpExecArray,
  kind: FigureKind,
  value: Decimal | null,
): readonly ContractFigure[] => {
  const end = start + all.length;
  return value === null
    ? []
    : [{ kind, value, unit: null, isBusiness: false, each: recursIn(text, start, end), start, end }];
};

const numberOf = (
  figures: string | undefined,
  scale: string | undefined,
  words: string | undefined,
): Decimal | null => {
  if (figures !== undefined) return numberFromFigures(figures, scale);
  const value = words === undefined ? null : numberFromWords(words);
  return value === null ? null : decimal(value);
};

const amountsIn = (text: string): readonly ContractFigure[] =>
  [...text.matchAll(MONEY)].flatMap((match) => {
    const [, first, firstScale, second, secondScale, third, thirdScale, words] = match;
    const value = numberOf(first ?? second ?? third, firstScale ?? secondScale ?? thirdScale, words);
    return figureAt(text, match, "money", value);
  });

const countOfWord = (word: string | undefined, none: number): number | null => {
  if (word === undefined) return none;
  if (/^an?$/i.test(word)) return 1;
  return /^\d/.test(word) ? Number(word) : numberFromWords(word);
};

const partValue = ([, whole, top, part = "", of, figures]: RegExpExecArray): Decimal | null => {
  // "Three-fourths of one percent" is a part of a percent; "two percent of one percent" is not.
  if (figures !== undefined) return /\D/.test(figures) ? numberFromFigures(figures) : null;
  const [full, parts] = [countOfWord(whole, 0), countOfWord(top, 1)];
  const bottom = getOwnProperty(BOTTOMS, part.toLowerCase().replace(/ves$/, "f").replace(/s$/, ""));
  if (full === null || parts === null || bottom === undefined || (full > 0 && of !== undefined)) return null;
  return decimal(parts).div(bottom).plus(full);
};

const sharesIn = (text: string): readonly ContractFigure[] => [
  ...[...text.matchAll(PERCENT)].flatMap((match) =>
    figureAt(text, match, "percent", numberOf(match[1], undefined, match[2])),
  ),
  ...[...text.matchAll(PART_OF_PERCENT)].flatMap((match) => figureAt(text, match, "percent", partValue(match))),
];

// "Per a month" and "1% a month" name what an amount recurs in.
const RECURRENCE = /(?=an?\b)(?<=(?:\bper|\$[\d,.]+|%|\bper\s?cent(?:um)?)\s)/gi;

const lengthsIn = (text: string): readonly ContractFigure[] => {
  const recurrences = new Set([...text.matchAll(RECURRENCE)].map(({ index }) => index));
  return countedPeriodsIn(text)
    .filter(({ start }) => !recurrences.has(start))
    .map(({ count, ...period }) => ({ ...period, kind: "period", value: decimal(count), each: null }));
};

/** The amounts of money, percentages and periods in a plain text, in order. Example: "$25 per day" is 25, each day */
export const figuresIn = (text: string): readonly ContractFigure[] =>
  [...amountsIn(text), ...sharesIn(text), ...lengthsIn(text)].toSorted((a, b) => a.start - b.start);

const HOURS: Readonly<Record<FigureUnit, number>> = { hour: 1, day: 24, week: 168, month: 720, year: 8760 };

/** A period in another unit; months have 30 days unless both are months or years. Null without a unit. */
export const periodIn = ({ value, unit }: ContractFigure, wanted: FigureUnit): Decimal | null => {
  if (unit === null) return null;
  if (unit === "year" && wanted === "month") return value.times(12);
  if (unit === "month" && wanted === "year") return value.div(12);
  return value.times(HOURS[unit]).div(HOURS[wanted]);
};
