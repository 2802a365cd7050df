/** The citation of a rule and, if available, its address. */
export type Citation = { readonly cite: string; readonly href?: string };
