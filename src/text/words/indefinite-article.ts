// Words whose first sound is not what their first letter suggests.
const SILENT_H = /^(heir|honest|honor|hour|herb\b)/i;
const CONSONANT_SOUND = /^(eu|ewe|one\b|once\b|u(biq|krain|nanim|ni(?!n|m)|rin|s[aeu]|tah|ti))/i;
/** Initials are spelled out: "an NDA", "a UPS label". */
const INITIALS = /^[A-Z]{2,}\b|^[A-Z](?![a-z])/;
const VOWEL_LETTER_NAMES = "AEFHILMNORSX";

/**
 * The English indefinite article for a noun, by its first sound: "a" or "an".
 *
 * @example indefiniteArticle("invention") → "an"
 */
export const indefiniteArticle = (noun: string): "a" | "an" => {
  const word = noun.trimStart().replace(/^["“'(]+/, "");
  if (INITIALS.test(word)) return VOWEL_LETTER_NAMES.includes(word.charAt(0)) ? "an" : "a";
  if (SILENT_H.test(word)) return "an";
  if (CONSONANT_SOUND.test(word)) return "a";
  // Eight, eleven and eighteen, also in figures.
  return /^([aeiou]|8|11\b|18\b)/i.test(word) ? "an" : "a";
};

/**
 * A noun with its indefinite article.
 *
 * @example withArticle("item") → "an item"
 */
export const withArticle = (noun: string): string => `${indefiniteArticle(noun)} ${noun}`;
