/**
 * Words to print, some of which come from a part of the value.
 *
 * `part` is the place in the value ("name", "r2.address"); `text` is null where that part has no answer yet.
 */
export type FormattedParts = readonly (string | PrintedPart)[];

export type PrintedPart = { readonly part: string; readonly text: string | null };

/** Placeholder for a missing part in plain text. */
export const MISSING_PART = "…";

/** The printed words as one text; a missing part is "…". */
export const printedText = (printed: FormattedParts): string =>
  printed.map((piece) => (typeof piece === "string" ? piece : (piece.text ?? MISSING_PART))).join("");
