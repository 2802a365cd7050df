/** A proposed replacement. Unit: UTF-16 offsets into the text, end exclusive. */
export type Replacement = { readonly start: number; readonly end: number; readonly text: string };

/** A proposed paragraph after the one that contains offset `after`. */
export type Addition = { readonly after: number; readonly text: string };

/** A comment on a range of the text, one paragraph for each line. */
export type Remark = { readonly start: number; readonly end: number; readonly lines: readonly string[] };

/** A text with tracked changes and comments; a line feed ends a paragraph. */
export type RedlineDocument = {
  readonly title: string;
  readonly text: string;
  readonly replacements: readonly Replacement[];
  readonly additions: readonly Addition[];
  readonly remarks: readonly Remark[];
  readonly author: string;
  /** ISO date-time of the changes. */
  readonly date: string;
};
