/** A text in half width (NFKC) and lower case, with straight apostrophes, as cues and spans expect it. */
export const normalizeInput = (typed: string): string => typed.normalize("NFKC").replaceAll("’", "'").toLowerCase();
