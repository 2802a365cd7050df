import type { Problem } from "../../model/problem.ts";
import { nearestName } from "../../text/words/nearest-name.ts";
import { filePosition } from "../position/yaml-file.ts";
import type { SourceRange } from "../position/yaml-file.ts";
import type { ProblemCode } from "./problem-codes.ts";
import { problemCodes } from "./problem-codes.ts";

/** Reports a problem of one file or definition. */
export type Report = (code: ProblemCode, range: SourceRange, message: string, suggestion?: string | null) => void;

const lineAt = (text: string, lineStart: number): string => {
  const end = text.indexOf("\n", lineStart);
  return text.slice(lineStart, end < 0 ? undefined : end).replace(/\r$/, "");
};

/** Creates a problem at an exact location, with its source line. */
export const problemAt = (
  code: ProblemCode,
  range: SourceRange,
  message: string,
  suggestion?: string | null,
): Problem => {
  const { path, line, column } = filePosition(range);
  const frame = lineAt(range.file.text, range.from - (column - 1));
  return {
    severity: problemCodes[code].severity,
    code,
    file: path,
    line,
    column,
    length: Math.max(1, range.to - range.from),
    message,
    ...(suggestion ? { suggestion } : {}),
    frame: frame.length > 400 ? frame.slice(0, 400) : frame,
  };
};

// More than anyone fixes at once; a file of pure nonsense must not flood the screen or memory.
const MAX_PROBLEMS = 300;

/** Creates a report that appends to a list, up to a limit. */
export const reportInto =
  (problems: Problem[]): Report =>
  (code, range, message, suggestion) => {
    if (problems.length < MAX_PROBLEMS) problems.push(problemAt(code, range, message, suggestion));
  };

const MAX_SHOWN = 40;

/** An author's word as quoted in a message; never an empty pair of quotation marks. */
export const quoted = (word: string): string => {
  const text = word.trim();
  if (text === "") return "an empty text";
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  return shown.includes('"') ? `'${shown}'` : `"${shown}"`;
};

/** "Did you mean …?" for an unknown name, or all known names if they are few; null if neither helps. */
export const didYouMean = (word: string, known: Iterable<string>): string | null => {
  const names = [...known];
  const near = nearestName(word, names);
  if (near !== null) return `Did you mean "${near}"?`;
  return names.length > 0 && names.length <= 12 ? `Known here: ${names.join(", ")}.` : null;
};

/** Sorts problems by file, line and column, and removes duplicates. */
export const sortProblems = (problems: readonly Problem[]): readonly Problem[] => {
  const seen = new Set<string>();
  const unique = problems.filter((problem) => {
    const key = `${problem.file}:${problem.line}:${problem.column}:${problem.code}:${problem.message}`;
    return !seen.has(key) && seen.add(key);
  });
  return unique.sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
};
