const DASHES = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF]/g;

/**
 * Typed text in its plainest form for reading numbers, dates and codes: half-width letters and digits, one kind of
 * hyphen, single spaces, nothing invisible. Never use it on names: it changes some characters for good.
 *
 * Example: "１２３ － ４" becomes "123 - 4"
 */
export const halfWidth = (typed: string): string =>
  typed
    .replace(DASHES, "-")
    .replace(INVISIBLE, "")
    .normalize("NFKC")
    .replace(/(?<=^|\d)ー(?=\d)/g, "-")
    .replace(/\s+/g, " ")
    .trim();
