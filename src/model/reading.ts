import type { InputProblem } from "./problem.ts";

/** A file a visitor hands in, before anything is known about it. */
export type GivenFile = { readonly name: string; readonly bytes: Uint8Array };

/**
 * The words of a visitor's file.
 *
 * Unit: offsets count UTF-16 units of `text`, as `slice` does. A line feed ends a paragraph, a tab divides the cells of
 * a table row; numbers that a word processor counts stand in the text.
 */
export type ReadText = {
  readonly text: string;
  /** Where each page begins; empty for a file without pages. */
  readonly pages: readonly number[];
  /** What the reader of a result has to know about the file, such as tracked changes taken as accepted. */
  readonly notes: readonly InputProblem[];
};
