/** What a writer may ask its caller for. */
export type OutputResources = {
  /** The bytes of a file of `public/fonts`; the same array every time, so that a font is parsed once. */
  readonly font: (file: string) => Promise<Uint8Array>;
  /** Who is named as the author of the file. */
  readonly creator?: string;
  /** Called once for each kind of trouble, after which the file is still complete. */
  readonly warn?: (warning: OutputWarning) => void;
};

/** Characters no font of ours holds: each is printed as its code in brackets, "[U+1FA9F]". */
export type OutputWarning = { readonly code: "no_glyph"; readonly characters: readonly string[] };
