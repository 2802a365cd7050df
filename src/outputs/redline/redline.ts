/** A proposed replacement. Unit: UTF-16 offsets into the text, end exclusive. */
export type Replacement = { readonly start: number; readonly end: number; readonly text: string };

/** A proposed paragraph after the one that contains offset `after`. */
export type Insertion = { readonly after: number; readonly text: string };

/** A comment on a range of the text, one paragraph for each line. */
export type RedlineComment = { readonly start: number; readonly end: number; readonly lines: readonly string[] };

/** Who makes the changes, and when (ISO date-time). */
export type ChangeAuthor = { readonly author: string; readonly date: string };

/** A text with tracked changes and comments; a line feed ends a paragraph. */
export type RedlineDocument = ChangeAuthor & {
  readonly title: string;
  readonly text: string;
  readonly replacements: readonly Replacement[];
  readonly additions: readonly Insertion[];
  readonly comments: readonly RedlineComment[];
};

/** A point to mark: a change, and the comment to write if there is none or it cannot be tracked in the file. */
export type RedlinePoint = {
  readonly id: string;
  readonly replacement?: Replacement;
  readonly addition?: Insertion;
  /** Null if there is no passage to comment on. */
  readonly comment: RedlineComment | null;
};

/** How a point was marked: as a tracked change, as a comment, or not at all. */
export type MarkOutcome = "changed" | "commented" | "left";
