import type { Problem } from "../../../model/problem.ts";

const SUGGESTION = /^Did you mean "(.+)"\?$/;
const QUOTED = /^(["'])(.*)\1$/s;

/** The words at a problem with the word that was meant; quotes around them stay. */
export const withSuggestedWord = (found: string, suggestion: string): string => {
  const quoted = QUOTED.exec(found);
  return quoted ? `${quoted[1]}${suggestion}${quoted[1]}` : suggestion;
};

/** The one word that was probably meant; null where none is known. */
export const suggestedWord = ({ suggestion }: Problem): string | null => SUGGESTION.exec(suggestion ?? "")?.[1] ?? null;

/** The text with the suggested word in place of the problem's words. */
export const applySuggestion = (text: string, problem: Problem): string => {
  const suggestion = suggestedWord(problem);
  const before = text.split("\n").slice(0, problem.line - 1);
  const from = before.reduce((sum, line) => sum + line.length + 1, 0) + problem.column - 1;
  const to = from + problem.length;
  return suggestion === null
    ? text
    : text.slice(0, from) + withSuggestedWord(text.slice(from, to), suggestion) + text.slice(to);
};
