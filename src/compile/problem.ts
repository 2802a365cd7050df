import type { Problem } from "../model/problem.ts";
import { nearestName } from "../text/nearest-name.ts";
import type { Place } from "./yaml-file.ts";
import type { ProblemCode } from "./problem-codes.ts";
import { problemCodes } from "./problem-codes.ts";

/** Collects the faults of one file or definition. */
export type Report = (code: ProblemCode, place: Place, message: string, suggestion?: string | null) => void;

const lineAt = (text: string, lineStart: number): string => {
  const end = text.indexOf("\n", lineStart);
  return text.slice(lineStart, end < 0 ? undefined : end).replace(/\r$/, "");
};

/** A problem at an exact place, with its source line. */
export const problemAt = (code: ProblemCode, place: Place, message: string, suggestion?: string | null): Problem => {
  const { line, col } = place.file.lines.linePos(place.from);
  const frame = lineAt(place.file.text, place.from - (col - 1));
  return {
    severity: problemCodes[code].severity,
    code,
    file: place.file.path,
    line: Math.max(1, line),
    column: Math.max(1, col),
    length: Math.max(1, place.to - place.from),
    message,
    ...(suggestion ? { suggestion } : {}),
    frame: frame.length > 400 ? frame.slice(0, 400) : frame,
  };
};

// More than anybody mends at one sitting; a file of pure nonsense must not fill the screen and the memory.
const MOST_PROBLEMS = 300;

/** A report that adds to a list, up to a few hundred. */
export const reportInto =
  (problems: Problem[]): Report =>
  (code, place, message, suggestion) => {
    if (problems.length < MOST_PROBLEMS) problems.push(problemAt(code, place, message, suggestion));
  };

const MOST_SHOWN = 40;

/** A word of an author as a message quotes it; never a pair of quotation marks with nothing between them. */
export const quoted = (word: string): string => {
  const text = word.trim();
  if (text === "") return "an empty text";
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  return shown.includes('"') ? `'${shown}'` : `"${shown}"`;
};

/** "Did you mean …?" for an unknown name, or the names there are when they are few; null when neither helps. */
export const didYouMean = (word: string, known: Iterable<string>): string | null => {
  const names = [...known];
  const near = nearestName(word, names);
  if (near !== null) return `Did you mean "${near}"?`;
  return names.length > 0 && names.length <= 12 ? `Known here: ${names.join(", ")}.` : null;
};

/** Problems in the order of file, line and column, without repeats. */
export const sortProblems = (problems: readonly Problem[]): readonly Problem[] => {
  const seen = new Set<string>();
  const unique = problems.filter((one) => {
    const key = `${one.file}:${one.line}:${one.column}:${one.code}:${one.message}`;
    return !seen.has(key) && seen.add(key);
  });
  return unique.sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
};
