import { englishCardinal } from "../../text/languages/en/numbers.ts";
import { roman } from "../../text/numbers/roman.ts";
import { capitalized } from "../../text/languages/shared/capitalized.ts";

const MAX_ROMAN = 4999;

/** Above this count Word prints digits instead of Roman numerals. */
const romanUpTo = (count: number): string => (count > MAX_ROMAN ? String(count) : roman(count));

/** Word repeats the letter: a … z, aa, bb, cc. */
const letter = (count: number): string => {
  const turns = Math.ceil(count / 26);
  return turns > 40 ? String(count) : String.fromCharCode(97 + ((count - 1) % 26)).repeat(turns);
};

const ordinalEnd = (count: number): string => {
  const tens = count % 100;
  if (tens >= 11 && tens <= 13) return "th";
  return ["th", "st", "nd", "rd"][count % 10] ?? "th";
};

const IRREGULAR: { readonly [word: string]: string } = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

const ordinalWord = (count: number): string =>
  englishCardinal(count).replace(/[a-z]+$/, (word) => IRREGULAR[word] ?? `${word.replace(/y$/, "ie")}th`);

const wide = (count: number): string =>
  [...String(count)].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join("");

const AIUEO = "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン";

/** Word's number formats for counts from 1; a format not listed here prints figures. */
const FORMATS: { readonly [format: string]: (count: number) => string } = {
  decimalZero: (count) => String(count).padStart(2, "0"),
  lowerRoman: romanUpTo,
  upperRoman: (count) => romanUpTo(count).toUpperCase(),
  lowerLetter: letter,
  upperLetter: (count) => letter(count).toUpperCase(),
  ordinal: (count) => `${count}${ordinalEnd(count)}`,
  cardinalText: (count) => capitalized(englishCardinal(count)),
  ordinalText: (count) => capitalized(ordinalWord(count)),
  decimalFullWidth: wide,
  aiueoFullWidth: (count) => AIUEO[count - 1] ?? String(count),
  aiueo: (count) => AIUEO[count - 1] ?? String(count),
  none: () => "",
};

const MAX_COUNT = 1_000_000;

/** A count as Word prints it in a format ("upperRoman"); figures where the format does not apply. */
export function countText(format: string, count: number): string {
  if (count < 1 || count > MAX_COUNT) return format === "none" ? "" : String(count);
  return (FORMATS[format] ?? String)(count);
}
