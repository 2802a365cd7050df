/** A text as cues and spans read it: half width, lower case, plain apostrophes. */
export const readable = (typed: string): string => typed.normalize("NFKC").replaceAll("’", "'").toLowerCase();
