/** Ways Word counts, by their names in the file format. */
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

const ROMAN = [
  ["m", 1000],
  ["cm", 900],
  ["d", 500],
  ["cd", 400],
  ["c", 100],
  ["xc", 90],
  ["l", 50],
  ["xl", 40],
  ["x", 10],
  ["ix", 9],
  ["v", 5],
  ["iv", 4],
  ["i", 1],
] as const;

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
      return roman(n).toUpperCase();
    case "aiueoFullWidth":
      return repeated(KATAKANA, n);
  }
}

const repeated = (signs: string, n: number): string =>
  signs.charAt((n - 1) % signs.length).repeat(Math.ceil(n / signs.length));

function roman(n: number): string {
  let rest = n;
  let text = "";
  for (const [digits, value] of ROMAN) {
    for (; rest >= value; rest -= value) text += digits;
  }
  return text;
}
