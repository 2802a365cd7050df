const SAME: readonly (readonly [string, string])[] = [
  ["\u2018\u2019\u201A\u201B\u2032\u02BC\u0092\u0091", "'"],
  ["\u201C\u201D\u201E\u201F\u2033\u0093\u0094\u00AB\u00BB", '"'],
  ["\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u0096\u0097", "-"],
  ["\u00A0\u2002\u2003\u2007\u2008\u2009\u200A\u200B\u202F\u3000\uFEFF\t\f\v", " "],
  ["\u2026", "."],
  ["\r", "\n"],
  ["\u2028\u2029", "\n"],
];

const replacements = new Map(SAME.flatMap(([many, one]) => [...many].map((char) => [char, one] as const)));
const odd = new RegExp(`[${SAME.map(([many]) => many).join("")}]`, "g");

// Bold words of Markdown; "[**]" and "***" mark what a filing leaves out.
const BOLD = /(?<![*[\w])\*\*(?=[^\s*])([^*\n]{1,120}?)(?<=\S)\*\*(?![*\]\w])/g;

/**
 * The text with normalized quotation marks, dashes, spaces and line ends, without the marks of bold words.
 *
 * Unit: the length is unchanged, so offsets into the result are offsets into the original text.
 * Example: "“Fee”" is "\"Fee\"".
 */
export const normalizePunctuation = (text: string): string =>
  text
    .replace(/\r\n/g, " \n")
    .replace(odd, (char) => replacements.get(char) ?? char)
    .replace(BOLD, "  $1  ");
