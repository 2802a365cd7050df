import type { InputProblem } from "../problem.ts";

/** A file as the visitor selected it. */
export type UploadedFile = { readonly name: string; readonly bytes: Uint8Array };

/**
 * The text extracted from a visitor's file.
 *
 * Unit: offsets count UTF-16 units of `text`. A line feed ends a paragraph, a tab separates table cells; automatic
 * numbers of the word processor are part of the text.
 */
export type ExtractedText = {
  readonly text: string;
  /** Start offset of each page; empty for a file without pages. */
  readonly pages: readonly number[];
  /** Notes about the file, such as tracked changes treated as accepted. */
  readonly notes: readonly InputProblem[];
};
