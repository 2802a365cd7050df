/** What an author writes in a cell of a table that is left empty to be filled in by hand. */
export const BY_HAND = "____";
