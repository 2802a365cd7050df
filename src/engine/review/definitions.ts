/** A term the text defines, with the place where it does. Unit: offsets into the text. */
export type Definition = { readonly term: string; readonly start: number; readonly end: number };

const QUOTED = /"([A-Z0-9][^"\n]{1,60}?)[,.;]?"/g;

/** Everything a plain text puts in quotation marks with a capital first letter: its definitions, and a few names beside them. */
export const definitionsIn = (plain: string): readonly Definition[] =>
  [...plain.matchAll(QUOTED)].map((match) => {
    const term = (match[1] ?? "").replace(/\s+/g, " ").trim();
    return { term, start: match.index + 1, end: match.index + match[0].length - 1 };
  });
