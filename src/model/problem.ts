import type { ParseProblem } from "../values/parse-result.ts";

/**
 * A problem in an author's input, at an exact location.
 *
 * Unit: line and column count from 1; `length` is in characters. `code` is stable ("CW012"). `frame` is the source
 * line.
 */
export type Problem = {
  readonly severity: "error" | "warning";
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly message: string;
  readonly suggestion?: string;
  readonly frame?: string;
};

/** A problem in a visitor's input, as a code with parameters; `i18n` makes the sentence. */
export type InputProblem = ParseProblem;
