import type { Text, TextPart } from "../model/text.ts";
import { pageConventions } from "./language-registry/language-packs.ts";
import type { PageConventions } from "./words/page-conventions.ts";

type Quotes = NonNullable<PageConventions["quotes"]>;

const NO_BREAK_SPACE = "\u00A0";

const straight = /"/g;
const apostrophe = /(?<=\p{L})'|^'(?=s\b)/gu;
const spacedMark = / (?=[;:!?](?:[\s)"]|$)|»)|(?<=«) /g;

const count = (text: Text): number =>
  text.reduce((sum, part) => sum + (typeof part === "string" ? (part.match(straight)?.length ?? 0) : within(part)), 0);

const within = (part: Exclude<TextPart, string>): number => (part.type === "strong" ? count(part.parts) : 0);

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

/**
 * A document text with the quotation marks and apostrophes of its language.
 *
 * Authors type straight marks. A text with unpaired marks keeps them, and so does text typed by visitors.
 *
 * Example: typeset(['the "Goods" and the seller\'s notice'], "en") is ["the “Goods” and the seller’s notice"].
 */
export const typeset = (text: Text, language: string): Text => {
  const page = pageConventions(language);
  const { quotes: marks } = page;
  if (!marks) return text;
  const pairs = count(text) % 2 === 0;
  const next = turns(marks);
  const set = (part: TextPart): TextPart => {
    if (typeof part === "string") {
      const words = plain(part, page);
      return pairs ? words.replaceAll(straight, next) : words;
    }
    if (part.type === "strong") return { ...part, parts: part.parts.map(set) };
    if (part.type !== "agreement") return part;
    return { ...part, one: whole(part.one, marks, page), many: whole(part.many, marks, page) };
  };
  return text.map(set);
};
