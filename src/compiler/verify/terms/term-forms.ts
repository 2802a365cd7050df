import { escapeRegExp } from "../../../text/escape-reg-exp.ts";

/** Singular and plural of a term: "Party", "Parties". */
const forms = (term: string): string =>
  /[^aeiou]y$/i.test(term) ? `${escapeRegExp(term.slice(0, -1))}(?:y|ies)` : `${escapeRegExp(term)}(?:s|es)?`;

/** A pattern for a defined term in singular or plural; `notAdjacent` are characters that may not be adjacent. */
export const termPattern = (term: string, notAdjacent = String.raw`\w`): RegExp =>
  new RegExp(`(?<![${notAdjacent}])${forms(term)}(?![${notAdjacent}])`, "g");

/** A pattern for any of several terms, longest first. */
export const anyTermPattern = (terms: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<!\w)(?:${terms.map(forms).join("|")})(?!\w)`, "g");
