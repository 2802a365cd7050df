/**
 * A sentence about a record, with places for its parts ("name", "address").
 *
 * A missing part with a `lead` ("doing business as") is omitted with its lead and its `trail`; any other
 * missing part is a gap.
 */
export type Pattern = readonly (string | PatternPart)[];

export type PatternPart = {
  readonly part: string;
  readonly lead?: string;
  readonly trail?: string;
  /** Words that visitors tend to type although the pattern already contains them, in lower case and in their order. */
  readonly without?: readonly string[];
};
