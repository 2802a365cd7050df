import type { Gender } from "../../numbers/number-words.ts";

const ONES =
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve".split(
    " ",
  );
const TENS = "treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" ");
const HUNDREDS = "cient doscient trescient cuatrocient quinient seiscient setecient ochocient novecient".split(" ");

const belowHundred = (n: number): string => {
  if (n < 30) return ONES[n]!;
  const tens = TENS[Math.floor(n / 10) - 3]!;
  return n % 10 === 0 ? tens : `${tens} y ${ONES[n % 10]!}`;
};

const hundredsOf = (n: number, gender: Gender | undefined): string => {
  if (n === 1) return "ciento";
  return HUNDREDS[n - 1]! + (gender === "f" ? "as" : "os");
};

const belowThousand = (n: number, gender: Gender | undefined): string => {
  if (n < 100) return belowHundred(n);
  if (n === 100) return "cien";
  const hundreds = hundredsOf(Math.floor(n / 100), gender);
  return n % 100 === 0 ? hundreds : `${hundreds} ${belowHundred(n % 100)}`;
};

/** "uno" before a noun: "un", "veintiún"; before a feminine one "una", "veintiuna". */
const beforeNoun = (words: string, gender: Gender): string => {
  if (gender === "f") return words.replace(/uno$/, "una");
  return words.replace(/veintiuno$/, "veintiún").replace(/uno$/, "un");
};

const belowMillion = (n: number, gender: Gender | undefined): string => {
  const thousands = Math.floor(n / 1000);
  const rest = n % 1000;
  const parts: string[] = [];
  if (thousands === 1) parts.push("mil");
  else if (thousands > 1) parts.push(`${beforeNoun(belowThousand(thousands, gender), "m")} mil`);
  if (rest > 0) parts.push(belowThousand(rest, gender));
  return parts.join(" ");
};

/**
 * A Spanish number in words; the last word and the hundreds agree with the noun that follows.
 *
 * Example: spanishCardinal(21, "m") is "veintiún", spanishCardinal(21) is "veintiuno"
 */
export const spanishCardinal = (whole: number, gender?: Gender): string => {
  if (whole === 0) return ONES[0]!;
  const millions = Math.floor(whole / 1_000_000);
  const rest = whole % 1_000_000;
  const parts: string[] = [];
  if (millions === 1) parts.push("un millón");
  else if (millions > 1) parts.push(`${beforeNoun(belowMillion(millions, "m"), "m")} millones`);
  if (rest > 0) parts.push(belowMillion(rest, gender));
  const words = parts.join(" ");
  return gender === undefined ? words : beforeNoun(words, gender);
};
