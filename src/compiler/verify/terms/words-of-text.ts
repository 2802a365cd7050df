import type { Text } from "../../../model/text.ts";
import { escapeRegExp } from "../../../text/escape-reg-exp.ts";
import { flattenParts } from "../../../text/text-parts.ts";
import type { PrintedText } from "../../document/clause-context.ts";
import { rangeInText } from "../../position/scalar-offsets.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { SourceRange } from "../../position/yaml-file.ts";

// Placeholder for an answer; it is not a word, so no term matches it.
const ANSWER = "\u25a1";

/** The fixed words of a text, with a placeholder for each answer. */
export const fixedText = (text: Text): string =>
  flattenParts(text)
    .map((part) => {
      if (typeof part === "string") return part;
      if (part.type === "term") return part.text;
      return part.type === "agreement" ? part.many : ANSWER;
    })
    .join("");

/** Where a text has these words as whole words. */
export const placeOfWords = ({ location }: PrintedText, words: string): SourceRange => {
  if (location.key === undefined) return rangeOf(location.owner, location.key);
  const source: unknown = (location.owner as { readonly [key: string | number]: unknown })[location.key];
  const from = typeof source === "string" ? source.search(new RegExp(`(?<!\\w)${escapeRegExp(words)}(?!\\w)`)) : -1;
  return from < 0
    ? rangeOf(location.owner, location.key)
    : rangeInText(location.owner, location.key, from, from + words.length);
};
