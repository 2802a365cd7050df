import type { Quote } from "../../../model/review/quote.ts";
import type { Rewording } from "../../../model/review/review.ts";
import { quoteBody } from "../text/quote-at.ts";

const MAX_HEADING_WORDS = 8;
const SMALL_WORDS = /^(?:a|an|and|as|at|by|for|from|in|is|of|on|or|the|to|with)$/;

/** Whether words are a heading without the text under it: few of them, with the capitals of a title. */
const isHeading = (text: string): boolean => {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.length <= MAX_HEADING_WORDS && words.every((word) => SMALL_WORDS.test(word) || /^\p{Lu}/u.test(word));
};

/**
 * The change that proposes a wording for a passage: its number and heading stay. Null if the passage is only a heading and
 * the proposal is to strike it, since that would leave the text under the heading.
 *
 * Example: "5. As Is." keeps its place, and the wording is inserted after it
 */
export const rewordingOf = (quote: Quote, text: string): Rewording | null => {
  const at = quoteBody(quote);
  if (!isHeading(at.text)) return { how: "replace", at, text };
  return text === "" ? null : { how: "insert_after", at: quote, text };
};
