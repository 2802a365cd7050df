/** A piece of a paragraph; `field` is the instruction of the field that it is the result of. */
export type ReturnedPiece = { readonly text: string; readonly field?: string };

/** A paragraph of a returned file, with its tracked changes accepted. */
export type ReturnedParagraph = {
  readonly pieces: readonly ReturnedPiece[];
  /** The level of the clause that begins with it, by its style; null in the text of a clause. */
  readonly level: number | null;
  readonly isItem: boolean;
  readonly isInTable: boolean;
  /** The bookmark that begins at it; null without one. */
  readonly bookmark: string | null;
};

/** The text of a returned file. */
export type ReturnedText = {
  readonly paragraphs: readonly ReturnedParagraph[];
  /** Properties of the file, by name. */
  readonly properties: { readonly [name: string]: string };
  readonly comments: number;
};
