import type { Gender } from "../../numbers/number-words.ts";

const ONES =
  "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn".split(
    " ",
  );
const TENS = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split(" ");

const belowHundred = (n: number): string => {
  if (n < 20) return ONES[n]!;
  const tens = TENS[Math.floor(n / 10) - 2]!;
  return n % 10 === 0 ? tens : `${ONES[n % 10]!}und${tens}`;
};

const belowThousand = (n: number): string => {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100;
  return (hundreds > 0 ? `${ONES[hundreds]!}hundert` : "") + (rest > 0 ? belowHundred(rest) : "");
};

const belowMillion = (n: number): string => {
  const thousands = Math.floor(n / 1000);
  const rest = n % 1000;
  return (thousands > 0 ? `${belowThousand(thousands)}tausend` : "") + (rest > 0 ? belowThousand(rest) : "");
};

const scale = (n: number, one: string, many: string): string =>
  n === 1 ? `eine ${one}` : `${endingIn(belowThousand(n), n, "f")} ${many}`;

/** The one at the end of a number: "eins" alone, "ein" or "eine" before a noun it alone counts. */
const endingIn = (words: string, n: number, gender: Gender | undefined): string => {
  if (n % 100 !== 1) return words;
  if (n === 1 && gender === "f") return "eine";
  if (n === 1 && gender !== undefined) return "ein";
  return `${words}s`;
};

/**
 * A German number in words.
 *
 * Example: germanCardinal(1200) is "eintausendzweihundert", germanCardinal(1, "f") is "eine"
 */
export const germanCardinal = (whole: number, gender?: Gender): string => {
  if (whole === 0) return ONES[0]!;
  const billions = Math.floor(whole / 1_000_000_000);
  const millions = Math.floor(whole / 1_000_000) % 1000;
  const rest = whole % 1_000_000;
  const parts: string[] = [];
  if (billions > 0) parts.push(scale(billions, "Milliarde", "Milliarden"));
  if (millions > 0) parts.push(scale(millions, "Million", "Millionen"));
  if (rest > 0) parts.push(endingIn(belowMillion(rest), rest, whole === rest ? gender : undefined));
  return parts.join(" ");
};
