import { nameAt } from "./read-name.ts";
import type { FoundName } from "./read-name.ts";

const DOING_BUSINESS = /,?\s{1,2}(?:d\/b\/a|(?:doing|trading|conducting) business as|trading as)\s{1,2}(?=\p{Lu})/giu;

/** The trade names of parties in a plain text: "Ann Poe d/b/a Birch Catering" is one party, also where it signs by the second name. */
export const tradeNames = (text: string, parties: readonly FoundName[]): readonly string[] =>
  [...text.matchAll(DOING_BUSINESS)].flatMap(({ 0: words, index }) => {
    const name = parties.some(({ end }) => end === index) ? nameAt(text, index + words.length) : null;
    return name ? [name.name] : [];
  });
