/** Resources that a writer gets from its caller. */
export type OutputResources = {
  /** Loads a file of `public/fonts`; returns the same array every time, so that a font is parsed once. */
  readonly font: (file: string) => Promise<Uint8Array>;
  /** The author of the file. */
  readonly creator?: string;
  /** Called once for each type of warning; the file is complete nevertheless. */
  readonly warn?: (warning: OutputWarning) => void;
};

/** Characters without a glyph in our fonts, printed as their code: "[U+1FA9F]". */
export type OutputWarning = { readonly code: "no_glyph"; readonly characters: readonly string[] };
