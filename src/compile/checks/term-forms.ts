const escaped = (term: string): string => term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A pattern for a defined term in one or many ("Party", "Parties"); `around` are signs that may not stand beside it. */
export const termPattern = (term: string, around = String.raw`\w`): RegExp => {
  const stem = /[^aeiou]y$/i.test(term) ? `${escaped(term.slice(0, -1))}(?:y|ies)` : `${escaped(term)}(?:s|es)?`;
  return new RegExp(`(?<![${around}])${stem}(?![${around}])`, "g");
};
