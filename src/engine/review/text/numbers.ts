import { getOwnProperty } from "../../../values/get-own-property.ts";

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000, billion: 1e9 };

/** Pattern for a number word. */
export const NUMBER_WORD = `(?:${[...UNITS, ...TENS, "fourty", ...Object.keys(SCALES)].join("|")})`;

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
/** A length of time in the text. */
export type Period = {
  readonly start: number;
  readonly end: number;
  readonly count: number;
  readonly unit: "day" | "week" | "month" | "year";
};

const PERIOD = new RegExp(
  `\\b((?:${NUMBER_WORD}[\\s-]{1,4}){0,4}${NUMBER_WORD}|an?|\\d{1,4})(?:[\\s-]{0,4}\\((\\d{1,4})\\))?[\\s-]{1,4}(?:consecutive |additional |full |calendar |business |contract |further ){0,2}(day|week|month|year)s?\\b`,
  "gi",
);
const ADVERB: Readonly<Record<string, Period["unit"]>> = { annual: "year", yearly: "year", monthly: "month" };

/** The lengths of time in a plain text, in order. Example: "sixty (60) days" is 60 days */
export const periodsIn = (text: string): readonly Period[] => {
  const found: Period[] = [];
  for (const match of text.matchAll(PERIOD)) {
    const [all, words = "", figure, unit = ""] = match;
    const count = figure ?? (/^an?$/i.test(words) ? "1" : words);
    const value = /^\d/.test(count) ? Number(count) : numberFromWords(count);
    if (value !== null)
      found.push({
        start: match.index,
        end: match.index + all.length,
        count: value,
        unit: unit.toLowerCase() as Period["unit"],
      });
  }
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
