import { decimal } from "../decimal.ts";
import type { Decimal } from "../decimal.ts";
import { parseNumberWords } from "./parse-number-words.ts";

const PARTS: ReadonlyMap<string, number> = new Map([
  ["half", 2],
  ["third", 3],
  ["quarter", 4],
  ["fourth", 4],
  ["fifth", 5],
  ["sixth", 6],
  ["seventh", 7],
  ["eighth", 8],
  ["ninth", 9],
  ["tenth", 10],
]);

const FIGURES = /^(?:(\d{1,6})(?: |-| and ))?(\d{1,4}) ?\/ ?(\d{1,4})$/;
const WORDS = /^(?:(.+?) and )?(.+?[ -])?(half|halves|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)s?$/;
const JAPANESE = /^(\d{1,4}) ?分の ?(\d{1,4})$/;

const quotient = (top: Decimal, bottom: number): Decimal | null => (bottom === 0 ? null : top.div(decimal(bottom)));

const inWords = (text: string, of: Decimal): Decimal | null => {
  const match = WORDS.exec(text);
  if (!match) return null;
  const [, whole, count, part = ""] = match;
  const top = count === undefined || /^an?[ -]$/.test(count) ? decimal(1) : parseNumberWords(count.trim());
  const share = top && quotient(top.times(of), PARTS.get(part === "halves" ? "half" : part) ?? 0);
  if (whole === undefined) return share;
  const before = /^\d{1,6}$/.test(whole) ? decimal(whole) : parseNumberWords(whole);
  return before && share && before.times(of).plus(share);
};

/** Replaces vulgar fractions: "2½" becomes "2 1/2". */
export const expandVulgarFractions = (text: string): string =>
  text.replaceAll(/[¼-¾⅐-⅞]/g, (sign) => ` ${sign.normalize("NFKC").replace("\u2044", "/")}`);

/**
 * A typed fraction of one, or of another whole, to 20 digits; null for any other text and for a division by zero.
 *
 * Example: "1/3", "a third", "33 1/3", "two and a half", "3分の1"
 */
export const parseFraction = (text: string, whole = 1): Decimal | null => {
  const small = text.toLowerCase();
  const of = decimal(whole);
  const figures = FIGURES.exec(small);
  if (figures) {
    const share = quotient(decimal(figures[2]!).times(of), Number(figures[3]));
    return share && share.plus(decimal(figures[1] ?? 0).times(of));
  }
  const japanese = JAPANESE.exec(small);
  if (japanese) return quotient(decimal(japanese[2]!).times(of), Number(japanese[1]));
  return small === "半分" ? of.div(2) : inWords(small, of);
};
