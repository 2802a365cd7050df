/** Marks a table cell that is left empty, to be filled in by hand. */
export const BY_HAND = "____";
