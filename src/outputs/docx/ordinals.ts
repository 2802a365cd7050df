import { roman, upperRoman } from "../../text/numbers/roman.ts";

/** Word's number formats, by their names in the file format. */
export type Ordinal = "decimal" | "lowerLetter" | "upperLetter" | "lowerRoman" | "upperRoman" | "aiueoFullWidth";

export const ORDINALS: readonly Ordinal[] = [
  "decimal",
  "lowerLetter",
  "upperLetter",
  "lowerRoman",
  "upperRoman",
  "aiueoFullWidth",
];

const KATAKANA = "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン";

/**
 * The n-th number (from 1) as Word prints it: after z come aa, bb, cc.
 *
 * Example: formatOrdinal("lowerLetter", 28) is "bb".
 */
export function formatOrdinal(format: Ordinal, n: number): string {
  switch (format) {
    case "decimal":
      return String(n);
    case "lowerLetter":
      return repeated("abcdefghijklmnopqrstuvwxyz", n);
    case "upperLetter":
      return repeated("ABCDEFGHIJKLMNOPQRSTUVWXYZ", n);
    case "lowerRoman":
      return roman(n);
    case "upperRoman":
      return upperRoman(n);
    case "aiueoFullWidth":
      return repeated(KATAKANA, n);
  }
}

const repeated = (signs: string, n: number): string =>
  signs.charAt((n - 1) % signs.length).repeat(Math.ceil(n / signs.length));
