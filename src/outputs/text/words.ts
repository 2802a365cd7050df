/**
 * The words, numbers and signs of a text in order, without punctuation, rules, spacing and invisible signs: what must be equal in all
 * formats.
 *
 * Example: words("1.  By: ____ (Bo Roe)") is ["1", "By", "Bo", "Roe"].
 */
export const words = (text: string): readonly string[] =>
  text
    .normalize("NFC")
    .replace(/\p{DI}/gu, "")
    .match(/[\p{L}\p{N}\p{M}\p{Sc}\p{So}]+/gu) ?? [];
