/** Where a rule comes from: its citation and, where there is one, its address. */
export type Source = { readonly cite: string; readonly href?: string };
