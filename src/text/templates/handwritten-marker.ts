/** Marks a table cell that is left empty, to be filled in by hand. */
export const HANDWRITTEN_MARKER = "____";
