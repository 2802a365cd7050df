/** A proposed replacement. Unit: UTF-16 offsets into the text, end exclusive. */
export type Replacement = { readonly start: number; readonly end: number; readonly text: string };

/** A proposed paragraph after the one that contains offset `after`. */
export type Insertion = { readonly after: number; readonly text: string };

/** A comment on a range of the text, one paragraph for each line. */
export type RedlineComment = { readonly start: number; readonly end: number; readonly lines: readonly string[] };

/** A text with tracked changes and comments; a line feed ends a paragraph. */
export type RedlineDocument = {
  readonly title: string;
  readonly text: string;
  readonly replacements: readonly Replacement[];
  readonly additions: readonly Insertion[];
  readonly remarks: readonly RedlineComment[];
  readonly author: string;
  /** ISO date-time of the changes. */
  readonly date: string;
};
