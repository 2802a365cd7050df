/** A defined term with its position. Unit: offsets into the text. */
export type Definition = { readonly term: string; readonly start: number; readonly end: number };

const QUOTED = /"([A-Z0-9][^"\n]{1,60}?)[,.;]?"/g;

/** All capitalized quoted terms of a plain text: mostly definitions, and a few names. */
export const definitionsIn = (plain: string): readonly Definition[] =>
  [...plain.matchAll(QUOTED)].map((match) => {
    const term = (match[1] ?? "").replace(/\s+/g, " ").trim();
    return { term, start: match.index + 1, end: match.index + match[0].length - 1 };
  });
