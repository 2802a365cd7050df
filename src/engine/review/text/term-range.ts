import { daysBetween } from "../../../values/date.ts";
import type { FoundDate } from "./dates.ts";
import type { Contract } from "./parse-contract.ts";

/** The first and the last day of the term. */
export type TermRange = { readonly from: FoundDate; readonly to: FoundDate };

const OPENS = /\b(?:from|between|begin\w*|start\w*|commenc\w*|runs?|lasts?|term)\b[^.;]{0,24}$/i;
const BETWEEN =
  /^[\s,]{0,3}(?:(?:to|until|till|through|thru|and (?:it )?(?:will |shall )?(?:ends?|ending|expires?|expiring)(?: on)?|ends?(?: on)?)\s{1,2}(?:and including\s)?|[\u2013\u2014-]\s{0,2})$/i;
const OF_THE_TERM = /\b(?:lease|rental|tenancy|term|agreement|contract|engagement|employment|licen[cs]e)\b/i;

/**
 * The term if a sentence about the contract gives both dates, else null.
 *
 * Example: "The lease runs from January 1, 2026 to December 31, 2026."
 */
export const termRange = ({ plain, dates, sentences }: Contract): TermRange | null => {
  for (const [index, from] of dates.entries()) {
    const to = dates[index + 1];
    if (!to?.date || !from.date || daysBetween(from.date, to.date) <= 0) continue;
    if (!BETWEEN.test(plain.slice(from.end, to.start))) continue;
    const sentence = sentences.find(({ start, end }) => start <= from.start && to.end <= end);
    if (!sentence || !OPENS.test(plain.slice(sentence.start, from.start))) continue;
    if (OF_THE_TERM.test(plain.slice(sentence.start, from.start))) return { from, to };
  }
  return null;
};
