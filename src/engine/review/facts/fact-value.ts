/** A fact in the words of the text, or a date as ISO. Unit: offsets into the text, end exclusive. */
export type FactValue = { readonly text: string; readonly start: number; readonly end: number };
