/** Footer texts around the two numbers of "Page 1 of 9", and for the version of the form. */
export type PageWords = {
  readonly before: string;
  readonly between: string;
  readonly after: string;
  readonly version: (version: string) => string;
  /** Label of the lines for initials. */
  readonly initials: string;
};

/** The fonts of an East Asian script. */
export type EastAsianFonts = {
  /** Fonts that come with Word, for sans serif, serif and fixed-width Latin fonts. */
  readonly word: readonly [sans: string, serif: string, fixed: string];
  /** The families of our font files, best first. */
  readonly files: readonly string[];
  /** A CSS list of fonts. */
  readonly screen: string;
};

/** The page conventions of a document language: marks, numbering, paper, fonts and footer. */
export type PageConventions = {
  /** The BCP 47 tag by which Word checks its spelling. */
  readonly spelling: string;
  /** Quotation marks that replace straight ones; null where the author's marks are kept. */
  readonly quotes: readonly [open: string, close: string] | null;
  /** The spaces before ; : ! ? and », and after «, do not break. */
  readonly hasSpacedMarks: boolean;
  /** Between the label of a line in a signature block and what follows it, in formats without columns. */
  readonly afterLabel: string;
  readonly numbering: "decimal" | "jo";
  /** Japanese readers print on A4; the other document languages serve readers in the United States. */
  readonly paper: "a4" | "letter";
  /** Null where Latin fonts are enough. */
  readonly eastAsianFonts: EastAsianFonts | null;
  readonly footer: PageWords;
};
