const DASHES = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF]/g;

/**
 * Normalizes typed text for parsing numbers, dates and codes: half-width letters and digits, one kind of hyphen,
 * single spaces, no invisible characters. Never use it on names: it changes some characters irreversibly.
 *
 * Example: "１２３ － ４" becomes "123 - 4"
 */
export const toHalfWidth = (typed: string): string =>
  typed
    .replace(DASHES, "-")
    .replace(INVISIBLE, "")
    .normalize("NFKC")
    .replace(/(?<=^|\d)ー(?=\d)/g, "-")
    .replace(/\s+/g, " ")
    .trim();
