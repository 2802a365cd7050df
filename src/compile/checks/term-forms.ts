const escaped = (term: string): string => term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A term in one or many: "Party", "Parties". */
const forms = (term: string): string =>
  /[^aeiou]y$/i.test(term) ? `${escaped(term.slice(0, -1))}(?:y|ies)` : `${escaped(term)}(?:s|es)?`;

/** A pattern for a defined term in one or many; `around` are signs that may not stand beside it. */
export const termPattern = (term: string, around = String.raw`\w`): RegExp =>
  new RegExp(`(?<![${around}])${forms(term)}(?![${around}])`, "g");

/** A pattern for any of several terms, longer ones first. */
export const anyTerm = (terms: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<!\w)(?:${terms.map(forms).join("|")})(?!\w)`, "g");
