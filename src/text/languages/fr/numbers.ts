import type { Gender } from "../../numbers/number-words.ts";

const ONES =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf".split(
    " ",
  );
const TENS = "vingt trente quarante cinquante soixante".split(" ");

const fromEighty = (n: number, last: boolean): string => {
  if (n === 80) return last ? "quatre-vingts" : "quatre-vingt";
  return `quatre-vingt-${ONES[n - 80]!}`;
};

const belowHundred = (n: number, last: boolean): string => {
  if (n < 20) return ONES[n]!;
  if (n >= 80) return fromEighty(n, last);
  // 70 to 79 count on from sixty: soixante-dix, soixante et onze.
  const base = n >= 70 ? 60 : n - (n % 10);
  const tens = TENS[base / 10 - 2]!;
  const rest = n - base;
  if (rest === 0) return tens;
  return rest === 1 || rest === 11 ? `${tens} et ${ONES[rest]!}` : `${tens}-${ONES[rest]!}`;
};

/** `last` is false before "mille", where "cents" and "vingts" lose their s. */
const belowThousand = (n: number, last: boolean): string => {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100;
  if (hundreds === 0) return belowHundred(rest, last);
  const plural = hundreds > 1 && rest === 0 && last ? "s" : "";
  const words = hundreds === 1 ? "cent" : `${ONES[hundreds]!} cent${plural}`;
  return rest === 0 ? words : `${words} ${belowHundred(rest, last)}`;
};

const thousandsOf = (n: number): string => (n === 1 ? "mille" : `${belowThousand(n, false)} mille`);

/**
 * A French number in words (traditional spelling: hyphens below one hundred only).
 *
 * Example: frenchCardinal(280) is "deux cent quatre-vingts", frenchCardinal(21, "f") is "vingt et une"
 */
export const frenchCardinal = (whole: number, gender?: Gender): string => {
  if (whole === 0) return ONES[0]!;
  const billions = Math.floor(whole / 1_000_000_000);
  const millions = Math.floor(whole / 1_000_000) % 1000;
  const thousands = Math.floor(whole / 1000) % 1000;
  const rest = whole % 1000;
  const parts: string[] = [];
  if (billions > 0) parts.push(`${belowThousand(billions, true)} milliard${billions > 1 ? "s" : ""}`);
  if (millions > 0) parts.push(`${belowThousand(millions, true)} million${millions > 1 ? "s" : ""}`);
  if (thousands > 0) parts.push(thousandsOf(thousands));
  if (rest > 0) parts.push(belowThousand(rest, true));
  const words = parts.join(" ");
  return gender === "f" ? words.replace(/\bun$/, "une") : words;
};
