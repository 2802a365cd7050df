import { decimal } from "../../../values/decimal.ts";
import type { Decimal } from "../../../values/decimal.ts";
import { getOwnProperty } from "../../../values/get-own-property.ts";

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000, billion: 1e9 };

const SCALE_WORD = `(?:${Object.keys(SCALES).join("|")})`;

/** Pattern for a number word. */
export const NUMBER_WORD = `(?:${[...UNITS, ...TENS, "fourty", ...Object.keys(SCALES)].join("|")})`;

// "One hundred and five" is one number, "three and five" are two; "one-half percent" and "1.5 million" do not start at their second word.
const PARTIAL = `(?<!\\b(?:half|quarters?|thirds?|point)[\\s-]{1,2})(?!(?<=\\d[\\s-]{1,2})${SCALE_WORD})`;

/** Pattern for a number in words. */
export const NUMBER_WORDS = `\\b${PARTIAL}(?:${SCALE_WORD}[\\s-]{1,4}and\\s{1,3}|${NUMBER_WORD}[\\s-]{1,4}){0,7}${NUMBER_WORD}`;

const INTEGER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,12})`;
// Eighteen and a half is "18 1/2", "18-1/2" or "18 and 1/2"; "eighteen and 1/2" and "18 & 1/2" are not a half.
const SLASHED = `(?:\\d{1,12}(?:\\s{1,2}(?:and\\s)?|-)|(?<!(?:\\b(?:and|${NUMBER_WORD})|&|\\d\\s?-)[\\s-]{1,2}))[1-7]/[2348]`;

const SIGNS: Readonly<Record<string, string>> = {
  "¼": "1/4",
  "½": "1/2",
  "¾": "3/4",
  "⅓": "1/3",
  "⅔": "2/3",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};

const FRACTION_SIGN = `[${Object.keys(SIGNS).join("")}]`;

/** Pattern for a number in figures, never a part of a longer one: "1,500", "18.5", ".5", "18 1/2", "18½". */
export const NUMERAL = `(?<![\\w/.,])(?:(?:${INTEGER}\\s?)?${FRACTION_SIGN}|${SLASHED}|${INTEGER}?\\.\\d{1,6}|${INTEGER})(?![.,/]?\\d|\\s?${FRACTION_SIGN})`;

// "$1.5 mil" is not a dollar and a half; in "(a) $500 b) $600" the letter is not a scale.
const OTHER_SCALE = `\\s{0,2}(?:${SCALE_WORD}|mil|mn|bn|[kmb](?![).]))\\b`;

/** Pattern for an amount after a currency sign, with two groups: the numeral and its scale, as in "1.5 million". */
export const AMOUNT = `(${NUMERAL})((?:\\s{0,2}${SCALE_WORD}|k|mm?|b)\\b)?(?!${OTHER_SCALE})`;

const ABBREVIATED: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000, mm: 1_000_000, b: 1e9 };

/**
 * The number that figures give.
 *
 * Throws: on text that is not a `NUMERAL`. Example: "18 1/2" and "18½" are 18.5; "1.5" with the scale "million" is
 * 1500000
 */
export const numberFromFigures = (figures: string, scale = ""): Decimal => {
  const unit = scale.trim().toLowerCase();
  const factor = getOwnProperty(SCALES, unit) ?? getOwnProperty(ABBREVIATED, unit) ?? 1;
  const plain = figures
    .replaceAll(",", "")
    .replace(/\D$/, (sign) => ` ${getOwnProperty(SIGNS, sign) ?? sign}`)
    .trim();
  const parts = /^(?:(\d+)\D+)?(\d)\/(\d)$/.exec(plain);
  if (!parts) return decimal(plain).times(factor);
  const [, whole = "0", top = "", bottom = ""] = parts;
  return decimal(top).div(bottom).plus(whole).times(factor);
};

const unitOf = (word: string): number => {
  const small = UNITS.indexOf(word);
  if (small >= 0) return small;
  const ten = TENS.indexOf(word === "fourty" ? "forty" : word);
  return ten >= 0 ? 20 + 10 * ten : Number.NaN;
};

/**
 * The number that words spell out, or null if they do not.
 *
 * Example: "one hundred and twenty-five thousand" is 125000
 */
export const numberFromWords = (text: string): number | null => {
  const words = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== "" && word !== "and");
  let total = 0;
  let group = 0;
  for (const word of words) {
    const scale = getOwnProperty(SCALES, word);
    const unit = unitOf(word);
    if (scale === 100) group = Math.max(1, group) * 100;
    else if (scale !== undefined) {
      total += Math.max(1, group) * scale;
      group = 0;
    } else if (Number.isNaN(unit)) return null;
    else group += unit;
  }
  return words.length === 0 ? null : total + group;
};

/** A length of time in the text. Unit: offsets into it, end exclusive. */
export type Period = {
  readonly start: number;
  readonly end: number;
  readonly count: number;
  readonly unit: "day" | "week" | "month" | "year";
};

/** A length of time as its text counts it, also in hours or in parts of a unit. */
export type CountedPeriod = Omit<Period, "unit"> & {
  readonly unit: Period["unit"] | "hour";
  readonly isBusiness: boolean;
};

const PERIOD = new RegExp(
  `(?:(${NUMBER_WORDS}|\\b(?<!\\bhalf\\s(?:of\\s)?)an?)|(${NUMERAL}))(?:[\\s-]{0,4}\\((${NUMERAL})\\))?[\\s-]{1,4}((?:consecutive |additional |full |calendar |business |working |contract |further ){0,2})(hour|day|week|month|year)s?\\b(?!\\sand\\s(?:an?|one)[\\s-](?:half|quarter))`,
  "gi",
);
// Much faster than looking for numbers.
const UNIT = /\b(?:hour|day|week|month|year)/i;
const ADVERB: Readonly<Record<string, Period["unit"]>> = { annual: "year", yearly: "year", monthly: "month" };

const countOf = (words: string | undefined, figures: string | undefined): number | null => {
  if (figures !== undefined) return numberFromFigures(figures).toNumber();
  return words === undefined || /^an?$/i.test(words) ? 1 : numberFromWords(words);
};

/** The counted lengths of time in a plain text, in order. Example: "ten (10) business days" is 10 days, business days */
export const countedPeriodsIn = (text: string): readonly CountedPeriod[] => {
  if (!UNIT.test(text)) return [];
  return [...text.matchAll(PERIOD)].flatMap((match) => {
    const [all, words, figures, inParentheses, kind = "", unit = ""] = match;
    const count = countOf(words, inParentheses ?? figures);
    if (count === null) return [];
    const place = { start: match.index, end: match.index + all.length };
    const isBusiness = /business|working/i.test(kind);
    return [{ ...place, count, unit: unit.toLowerCase() as CountedPeriod["unit"], isBusiness }];
  });
};

// Dates are calculated with these.
const isWholePeriod = (period: CountedPeriod): period is CountedPeriod & Period =>
  period.unit !== "hour" && Number.isInteger(period.count);

/** The lengths of time in a plain text, in order. Example: "sixty (60) days" is 60 days */
export const periodsIn = (text: string): readonly Period[] => {
  const found: Period[] = countedPeriodsIn(text).filter(isWholePeriod);
  for (const match of text.matchAll(
    /\b(annual|yearly|monthly)(?= (?:terms?|periods?|basis|renewals?|extensions?)\b)/gi,
  ))
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      count: 1,
      unit: ADVERB[match[0].toLowerCase()] ?? "year",
    });
  for (const match of text.matchAll(/\b(year|month)[\s-]to[\s-](?:year|month)\b/gi))
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      count: 1,
      unit: match[1]?.toLowerCase() === "month" ? "month" : "year",
    });
  return found.toSorted((a, b) => a.start - b.start);
};
