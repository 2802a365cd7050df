import type { FigureKind } from "../../../model/review/playbook.ts";
import { decimal } from "../../../values/decimal.ts";
import type { Decimal } from "../../../values/decimal.ts";
import { NUMBER_WORD, numberFromWords } from "./numbers.ts";

export type FigureUnit = "hour" | "day" | "week" | "month" | "year";

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

const WORDS = `(?:${NUMBER_WORD}[\\s-]{1,3}(?:and\\s)?){0,7}${NUMBER_WORD}`;
const MONEY = new RegExp(
  `(?:\\bUSD?\\s?)?\\$\\s{0,2}(\\d[\\d,]{0,14}(?:\\.\\d{1,2})?)|\\bUSD\\s(\\d[\\d,]{0,14}(?:\\.\\d{1,2})?)|\\b(\\d[\\d,]{0,14}(?:\\.\\d{2})?)\\s(?:US\\s)?dollars\\b|\\b(${WORDS})\\s(?:US\\s)?dollars\\b(?!\\s{0,2}\\(\\s?\\$)`,
  "gi",
);
const PERCENT = new RegExp(
  `\\b(?:(\\d{1,3}(?:\\.\\d{1,4})?)\\s?(?:%|percent\\b|per\\scent\\b)|(${WORDS})\\sper\\s?cent\\b(?!\\s?\\(\\s?\\d))`,
  "gi",
);
const PERIOD = new RegExp(
  `\\b(?:(${WORDS}|an?|\\d{1,4}(?:\\.\\d)?)(?:[\\s-]{0,3}\\((\\d{1,4})\\))?)[\\s-]{1,3}(full |consecutive |calendar |(?:business|working) )?(hour|day|week|month|year)s?\\b`,
  "gi",
);
const EACH: readonly (readonly [RegExp, FigureUnit])[] = [
  [/^\W{0,3}(?:\w+\s){0,2}(?:per|each|every|an)\shour\b|^\W{0,3}hourly\b|^\s?\/\s?h/i, "hour"],
  [
    /^\W{0,3}(?:\w+\s){0,2}(?:per|each|every|a|an|for (?:each|every))\s(?:(?:calendar|additional|full)\s)?day\b|^\W{0,3}daily\b/i,
    "day",
  ],
  [/^\W{0,3}(?:\w+\s){0,2}(?:per|each|every|a)\sweek\b|^\W{0,3}weekly\b/i, "week"],
  [/^\W{0,3}(?:\w+\s){0,2}(?:per|each|every|a)\s(?:calendar\s)?month\b|^\W{0,3}monthly\b|^\s?\/\s?mo/i, "month"],
  [/^\W{0,3}(?:\w+\s){0,2}(?:per|each|every|a)\syear\b|^\W{0,3}(?:annual|year)ly\b|^\W{0,3}per annum\b/i, "year"],
];
const EACH_BEFORE: readonly (readonly [RegExp, FigureUnit])[] = [
  [/\bhourly\b[^.;$]{0,30}$/i, "hour"],
  [/\b(?:daily|per day|each day)\b[^.;$]{0,30}$/i, "day"],
  [/\bweekly\b[^.;$]{0,30}$/i, "week"],
  [/\bmonthly\b[^.;$]{0,30}$/i, "month"],
  [/\b(?:annual(?:ly)?|yearly)\b[^.;$]{0,30}$/i, "year"],
];

const recursIn = (text: string, start: number, end: number): FigureUnit | null => {
  const [after, before] = [text.slice(end, end + 40), text.slice(Math.max(0, start - 60), start)];
  const found = EACH.find(([form]) => form.test(after)) ?? EACH_BEFORE.find(([form]) => form.test(before));
  return found?.[1] ?? null;
};

const numberOf = (figure: string | undefined, words: string | undefined): Decimal | null => {
  if (figure !== undefined) return decimal(figure.replaceAll(",", ""));
  const value = words === undefined ? null : numberFromWords(words);
  return value === null ? null : decimal(value);
};

const at = (match: RegExpExecArray): { start: number; end: number } => ({
  start: match.index,
  end: match.index + match[0].length,
});

const amountsIn = (text: string): readonly ContractFigure[] =>
  [...text.matchAll(MONEY)].flatMap((match) => {
    const value = numberOf(match[1] ?? match[2] ?? match[3], match[4]);
    const { start, end } = at(match);
    if (value === null) return [];
    return [{ kind: "money", value, unit: null, isBusiness: false, each: recursIn(text, start, end), start, end }];
  });

const sharesIn = (text: string): readonly ContractFigure[] =>
  [...text.matchAll(PERCENT)].flatMap((match) => {
    const value = numberOf(match[1], match[2]);
    const { start, end } = at(match);
    if (value === null) return [];
    return [{ kind: "percent", value, unit: null, isBusiness: false, each: recursIn(text, start, end), start, end }];
  });

const periodsOf = (text: string): readonly ContractFigure[] =>
  [...text.matchAll(PERIOD)].flatMap((match) => {
    const [, words = "", figure, kind = "", unit = ""] = match;
    const single = /^an?$/i.test(words) ? "1" : words;
    const value = numberOf(figure ?? (/^\d/.test(single) ? single : undefined), single);
    // "Per a month" names what an amount recurs in.
    if (value === null || (/^an?$/i.test(words) && /(?:\bper|\$[\d,.]+)\s$/i.test(text.slice(0, match.index))))
      return [];
    const isBusiness = /business|working/i.test(kind);
    return [{ kind: "period", value, unit: unit.toLowerCase() as FigureUnit, isBusiness, each: null, ...at(match) }];
  });

/** The amounts of money, percentages and periods in a plain text, in order. Example: "$25 per day" is 25, each day */
export const figuresIn = (text: string): readonly ContractFigure[] =>
  [...amountsIn(text), ...sharesIn(text), ...periodsOf(text)].toSorted((a, b) => a.start - b.start);

const HOURS: Readonly<Record<FigureUnit, number>> = { hour: 1, day: 24, week: 168, month: 720, year: 8760 };

/** A period in another unit; months have 30 days unless both are months or years. Null without a unit. */
export const periodIn = ({ value, unit }: ContractFigure, wanted: FigureUnit): Decimal | null => {
  if (unit === null) return null;
  if (unit === "year" && wanted === "month") return value.times(12);
  if (unit === "month" && wanted === "year") return value.div(12);
  return value.times(HOURS[unit]).div(HOURS[wanted]);
};
