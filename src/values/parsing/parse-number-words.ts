import { decimal } from "../decimal.ts";
import type { Decimal } from "../decimal.ts";

const ONES = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
] as const;
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"] as const;

/** Powers of ten by the words and letters that stand for them. */
const SCALES: ReadonlyMap<string, number> = new Map([
  ["hundred", 2],
  ["thousand", 3],
  ["grand", 3],
  ["k", 3],
  ["million", 6],
  ["mil", 6],
  ["m", 6],
  ["billion", 9],
  ["bn", 9],
  ["b", 9],
  ["trillion", 12],
]);

const SMALL: ReadonlyMap<string, number> = new Map<string, number>([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ["a", 1],
  ["an", 1],
]);

/** Every word that a number in words can have except "a" and "and", as alternatives of a pattern. */
export const SPELLED_NUMBERS = [...ONES, ...TENS, "hundred", "thousand", "grand", "million", "billion"]
  .toSorted((a, b) => b.length - a.length)
  .join("|");

const powerOf = (exponent: number): Decimal => decimal(`1e${exponent}`);

/** The number in front of a scale and the scale's factor: "1.2m", "3 million"; null for any other text. */
export const splitScale = (text: string): { readonly digits: string; readonly factor: Decimal } | null => {
  const match = /^(.*?[\d.]|half a|half) ?([a-z]+)$/.exec(text.toLowerCase());
  const exponent = SCALES.get(match?.[2] ?? "");
  return exponent === undefined ? null : { digits: match?.[1] ?? "", factor: powerOf(exponent) };
};

/** Adds the words below a scale ("two hundred", "fifty one"); null where they are not a number. */
const belowThousand = (words: readonly string[]): number | null => {
  let total = 0;
  let least = 1000;
  for (const word of words) {
    if (word === "hundred") {
      if (total === 0 || total > 99) return null;
      total *= 100;
      least = 100;
      continue;
    }
    const value = SMALL.get(word);
    // Each word is smaller than the one before it: "fifty one", never "one fifty" or "two three".
    if (value === undefined || (total > 0 && (value >= least || value === 0))) return null;
    total += value;
    least = value >= 20 ? 10 : 1;
  }
  return words.length === 0 ? null : total;
};

/**
 * A number written in English words; null for any other text.
 *
 * Example: "one million two hundred thousand" is 1200000, "twelve hundred" is 1200
 */
export const parseNumberWords = (text: string): Decimal | null => {
  const words = text
    .toLowerCase()
    .replaceAll("-", " ")
    .split(" ")
    .filter((word) => word !== "" && word !== "and");
  let total = decimal(0);
  let before = 15;
  let group: string[] = [];
  for (const word of words) {
    const exponent = word.length > 2 ? SCALES.get(word) : undefined;
    if (exponent === undefined || exponent === 2) {
      group.push(word);
      continue;
    }
    const count = belowThousand(group);
    if (count === null || exponent >= before) return null;
    total = total.plus(decimal(count).times(powerOf(exponent)));
    before = exponent;
    group = [];
  }
  if (group.length === 0) return words.length === 0 ? null : total;
  const rest = belowThousand(group);
  return rest === null || (before === 15 && /^(a|an)$/.test(words.join(" "))) ? null : total.plus(decimal(rest));
};
