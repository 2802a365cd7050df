/**
 * A fault in what an author wrote, at an exact place.
 *
 * Unit: line and column count from 1; `length` is in characters. `code` is stable ("CW012"). `frame` is the source line.
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

/** A fault in what a visitor gave, as a code and its parameters; the sentence is made by `i18n`. */
export type InputProblem = { readonly code: string; readonly params?: { readonly [name: string]: string | number } };

/** Either a value or the reason there is none. */
export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: InputProblem };
