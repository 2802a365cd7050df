import type { Text } from "../model/text.ts";
import { pageConventions } from "./language-registry/language-packs.ts";
import type { PageConventions } from "./words/page-conventions.ts";
import { flattenParts, mapParts } from "./text-parts.ts";

type Quotes = NonNullable<PageConventions["quotes"]>;

const NO_BREAK_SPACE = "\u00A0";

const straight = /"/g;
const apostrophe = /(?<=\p{L})'|^'(?=s\b)/gu;
const spacedMark = / (?=[;:!?](?:[\s)"]|$)|»)|(?<=«) /g;

const count = (text: Text): number =>
  flattenParts(text).reduce(
    (sum, part) => sum + (typeof part === "string" ? (part.match(straight)?.length ?? 0) : 0),
    0,
  );

const plain = (words: string, { hasSpacedMarks }: PageConventions): string => {
  const curled = words.replaceAll(apostrophe, "’");
  return hasSpacedMarks ? curled.replaceAll(spacedMark, NO_BREAK_SPACE) : curled;
};

/** Alternates between opening and closing marks. */
const turns = ([open, close]: Quotes): (() => string) => {
  let isOpen = false;
  return () => {
    isOpen = !isOpen;
    return isOpen ? open : close;
  };
};

const whole = (words: string, marks: Quotes, page: PageConventions): string =>
  plain(words, page).replaceAll(straight, turns(marks));

/** A mark for inches ("a 2" pipe"), or the start of a quotation in single marks, which an apostrophe would close. */
const inches = /\d"/;
const singleQuote = /(?<!\p{L})'\p{L}/u;

const ENGLISH_QUOTE = "“";

/** Words whose characters matter: an address of a mailbox or a page, a code with digits. */
const isLiteral = (word: string): boolean => /@|:\/\//.test(word) || (/\d/.test(word) && /['"]/.test(word));

/**
 * An answer, or words of a formula or of the law, with the quotation marks and apostrophes of a document language.
 *
 * Only marks change, never words. Marks whose meaning is in doubt stay: unpaired ones, inches, single quotation marks, and those
 * in mail and web addresses and in codes with digits.
 *
 * Example: typesetAnswer('Mother\'s "Sunday" house', "en") is "Mother’s “Sunday” house".
 */
export const typesetAnswer = (words: string, language: string): string => {
  if (!words.includes("'") && !words.includes('"')) return words;
  const { quotes: marks } = pageConventions(language);
  if (!marks) return words;
  const curl = (word: string): string => (isLiteral(word) ? word : word.replaceAll(apostrophe, "’"));
  const curled = singleQuote.test(words) ? words : words.replaceAll(/\S+/g, curl);
  const isInLiteral = (words.match(/\S+/g) ?? []).some((word) => word.includes('"') && isLiteral(word));
  const isPaired = count([words]) % 2 === 0 && !inches.test(words) && !isInLiteral;
  // Law is quoted in English in documents of every language, where «flooding» would be wrong.
  return isPaired && marks[0] === ENGLISH_QUOTE ? curled.replaceAll(straight, turns(marks)) : curled;
};

/**
 * A document text with the quotation marks and apostrophes of its language.
 *
 * Authors type straight marks. A text with unpaired marks keeps them.
 *
 * Example: typeset(['the "Goods" and the seller\'s notice'], "en") is ["the “Goods” and the seller’s notice"].
 */
export const typeset = (text: Text, language: string): Text => {
  const page = pageConventions(language);
  const { quotes: marks } = page;
  if (!marks) return text;
  const pairs = count(text) % 2 === 0;
  const next = turns(marks);
  return mapParts(text, (part) => {
    if (typeof part === "string") {
      const words = plain(part, page);
      return [pairs ? words.replaceAll(straight, next) : words];
    }
    if (part.type !== "agreement") return [part];
    return [{ ...part, one: whole(part.one, marks, page), many: whole(part.many, marks, page) }];
  });
};
