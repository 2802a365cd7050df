/**
 * The words, numbers and symbols of a text in order, without punctuation, rules, spacing and invisible characters: the
 * content that must be equal in all formats.
 *
 * Example: comparableWords("1.  By: ____ (Bo Roe)") is ["1", "By", "Bo", "Roe"].
 */
export const comparableWords = (text: string): readonly string[] =>
  text
    .normalize("NFC")
    .replace(/\p{DI}/gu, "")
    .match(/[\p{L}\p{N}\p{M}\p{Sc}\p{So}]+/gu) ?? [];
