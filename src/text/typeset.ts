import type { Text, TextPart } from "../model/text.ts";

type Quotes = readonly [open: string, close: string];

const NARROW = "\u00A0";

// What each language puts around quoted words; a language that is not here keeps what the author wrote.
const quotes: { readonly [language: string]: Quotes } = {
  en: ["“", "”"],
  es: ["“", "”"],
  fr: [`«${NARROW}`, `${NARROW}»`],
  de: ["„", "“"],
  "zh-Hans": ["“", "”"],
};

const straight = /"/g;
const apostrophe = /(?<=\p{L})'|^'(?=s\b)/gu;
const spacedMark = / (?=[;:!?](?:\s|$))/g;

const count = (text: Text): number =>
  text.reduce((sum, part) => sum + (typeof part === "string" ? (part.match(straight)?.length ?? 0) : within(part)), 0);

const within = (part: Exclude<TextPart, string>): number => (part.type === "strong" ? count(part.parts) : 0);

const plain = (words: string, language: string): string => {
  const curled = words.replaceAll(apostrophe, "’");
  return language === "fr" ? curled.replaceAll(spacedMark, NARROW) : curled;
};

/** Gives an opening and a closing mark by turns. */
const turns = ([open, close]: Quotes): (() => string) => {
  let isOpen = false;
  return () => {
    isOpen = !isOpen;
    return isOpen ? open : close;
  };
};

const whole = (words: string, marks: Quotes, language: string): string =>
  plain(words, language).replaceAll(straight, turns(marks));

/**
 * The text of a document with the quotation marks and apostrophes its language prints.
 *
 * Authors type straight marks. A text whose marks do not pair keeps them, and so does what a visitor types.
 *
 * Example: typeset(['the "Goods" and the seller\'s notice'], "en") is ["the “Goods” and the seller’s notice"].
 */
export const typeset = (text: Text, language: string): Text => {
  const marks = quotes[language];
  if (!marks) return text;
  const pairs = count(text) % 2 === 0;
  const next = turns(marks);
  const set = (part: TextPart): TextPart => {
    if (typeof part === "string") {
      const words = plain(part, language);
      return pairs ? words.replaceAll(straight, next) : words;
    }
    if (part.type === "strong") return { ...part, parts: part.parts.map(set) };
    if (part.type !== "agreement") return part;
    return { ...part, one: whole(part.one, marks, language), many: whole(part.many, marks, language) };
  };
  return text.map(set);
};
