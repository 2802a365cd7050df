/** Words put in the place of others. Unit: UTF-16 offsets into the text, end exclusive. */
export type Replacement = { readonly start: number; readonly end: number; readonly text: string };

/** A paragraph put in after the one that holds `after`. */
export type Addition = { readonly after: number; readonly text: string };

/** A remark on a stretch of the text, one paragraph for each line. */
export type Remark = { readonly start: number; readonly end: number; readonly lines: readonly string[] };

/** A text with proposed changes and remarks; a line feed ends a paragraph. */
export type MarkedCopy = {
  readonly title: string;
  readonly text: string;
  readonly replacements: readonly Replacement[];
  readonly additions: readonly Addition[];
  readonly remarks: readonly Remark[];
  readonly author: string;
  /** ISO date-time of the changes. */
  readonly date: string;
};
