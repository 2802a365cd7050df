import type { RenamedTerms } from "../formula/compilation-context.ts";
import type { Text } from "../../model/text.ts";
import { mapParts } from "../../text/text-parts.ts";
import { escapeRegExp } from "../../text/escape-reg-exp.ts";

/** Scripts without letter case write no spaces either, so that a term there has no boundary. */
const wholeWord = (term: string): string =>
  /\p{Cased}/u.test(term) ? String.raw`(?<!\p{L})${escapeRegExp(term)}(?!\p{L})` : escapeRegExp(term);

/**
 * The text with each term as the document calls it; words inside formulas stay.
 *
 * @example renameTerms(["this Agreement"], { Agreement: "Note" }) // ["this Note"]
 */
export const renameTerms = (text: Text, terms: RenamedTerms): Text => {
  const known = Object.keys(terms);
  if (known.length === 0) return text;
  const longestFirst = known.toSorted((a, b) => b.length - a.length).map(wholeWord);
  const any = new RegExp(longestFirst.join("|"), "gu");
  return mapParts(text, (part) => [
    typeof part === "string" ? part.replaceAll(any, (term) => terms[term] ?? term) : part,
  ]);
};
