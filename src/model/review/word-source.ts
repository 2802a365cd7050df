/** Why a tracked change cannot be written into a place of a Word file. */
export type WordObstacle = "generated" | "field" | "control" | "text_box" | "moved" | "other";

/** A range of the XML. Unit: UTF-16 offsets, end exclusive. */
export type WordRange = { readonly start: number; readonly end: number };

/** An element as it is in the file. */
export type SourceElement = { readonly name: string; readonly xml: string };

/** One element of a run: its text, or anything else, such as a tab or a drawing. */
export type WordRunPart = WordRange & {
  readonly name: string;
  /** The characters between its tags; null for an element without text. */
  readonly text: WordRange | null;
  /** Whether spaces at its ends are part of the text. */
  readonly keepsSpace: boolean;
};

/** A run (`w:r`) of a Word file with text. */
export type WordRun = WordRange & {
  /** Its opening tag. */
  readonly tag: string;
  readonly properties: readonly SourceElement[];
  readonly parts: readonly WordRunPart[];
  /** The opening tag of the tracked insertion that contains it directly. */
  readonly inserted: string | null;
  /** Its paragraph, an index of `WordSource.paragraphs`. */
  readonly paragraph: number;
  readonly obstacle: WordObstacle | null;
};

/** A paragraph (`w:p`) of a Word file. */
export type WordParagraph = WordRange & {
  /** Where its content begins, after its properties, and where it ends. */
  readonly content: WordRange;
  /** The range of its properties element; null without one. */
  readonly propertiesAt: WordRange | null;
  readonly properties: readonly SourceElement[];
  /** The end of the outermost table that contains it; null outside of tables. */
  readonly tableEnd: number | null;
  readonly obstacle: WordObstacle | null;
};

/** A part of a Word file. */
export type WordPart = { readonly name: string; readonly xml: string };

/** The main part of a Word file, and where in it each character of the extracted text is. */
export type WordSource = {
  readonly text: string;
  /** Name of the main part. */
  readonly main: string;
  readonly xml: string;
  /** By character of the text: the range in the XML; -1 for generated ones and those of other parts. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** In the order of the file. */
  readonly runs: readonly WordRun[];
  readonly paragraphs: readonly WordParagraph[];
  /** The part with the comments; null in a file without them. */
  readonly comments: WordPart | null;
  /** The relations of the main part; empty where the file has none. */
  readonly relations: WordPart;
  /** The content types of all parts. */
  readonly types: string;
  /** The protection that Word enforces: "readOnly", "forms", "comments" or "trackedChanges". */
  readonly protection: string | null;
  readonly isSigned: boolean;
};
