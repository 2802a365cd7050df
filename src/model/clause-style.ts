// Written by scripts/build/generate/write-types.ts from schemas/parts.schema.json; do not edit.

/** How a clause is printed. The author's properties, passed unchanged to the writers. */
export type ClauseStyle = {
  /** Printed bold because the law requires it to be conspicuous. */
  readonly conspicuous?: boolean;
  /** Smallest type in points, where a statute sets one; smaller text in the settings does not apply to the clause. */
  readonly minSize?: number;
};

/** The author's key of each property. */
export const CLAUSE_STYLE_KEYS = {
  conspicuous: "conspicuous",
  minSize: "min_size",
} as const satisfies { readonly [Key in keyof ClauseStyle]-?: string };
